// The rules for all scripts, which `.ci/lint` checks.

import js from "@eslint/js";
import globals from "globals";

const WORKERS = ["src/browser/page/{helper,offline,worker}.js", "src/render/web/script/worker.js", "**/task.js"];

export default [
  js.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      complexity: ["error", 15],
      eqeqeq: "error",
      "max-len": ["error", { code: 120, ignoreRegExpLiterals: true, ignoreTemplateLiterals: true }],
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "no-restricted-globals": ["error", "event", "parent", "status", "top"],
    },
  },
  { files: WORKERS, languageOptions: { globals: { ...globals.serviceworker, FONT_FILES: false, SITE_FILES: false } } },
  { files: ["**/*.mjs"], languageOptions: { globals: { ...globals.node, axe: false } } },
  { files: ["**/*.cjs"], languageOptions: { globals: globals.node, sourceType: "commonjs" } },
];
