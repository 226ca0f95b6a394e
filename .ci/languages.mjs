// Writes the messages that explain steps as modules of the JavaScript package, one for each language or region but
// English, which the engine has. Usage: node languages.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const from = "src/messages/languages";
const OTHER = /^(web|listing|variant|kids|certificate|level|stats|fill|layout|to|about|size|sizes|verdict)-|-teach$/;

for (const tag of readdirSync(from).filter((tag) => tag !== "en")) {
  const entries = readFileSync(`${from}/${tag}/book.ftl`, "utf8").replace(/^#.*\n/gm, "").split(/\n(?=[a-z-])/);
  const content = entries.filter((entry) => !OTHER.test(entry.split(" =")[0])).join("\n");
  const main = tag.split("-")[0];
  const overrides = tag !== main && main !== "en";
  writeFileSync(
    `${process.argv[2]}/${tag}.js`,
    `${overrides ? `import main from "./${main}.js";\n\n` : ""}export default { tag: "${tag}", messages: { ` +
      `${overrides ? "...main.messages, " : ""}"${tag}/book.ftl": ${JSON.stringify(content)} } };\n`,
  );
}
