// Letters or other digits in place of digits, which are typed directly.

import { spelling } from "./input.js";
import { symbols } from "./rules.js";

Object.assign(spelling, {
  /** The value of a symbol, a letter in either case; -1 for other letters, and 0 for other characters. */
  value({ key, code, ctrlKey, altKey, metaKey }) {
    if ([...key].length !== 1 || ctrlKey || altKey || metaKey) return 0;
    const { lang } = document.documentElement;
    const valueOfSymbol = (name) => symbols.indexOf(name.toLocaleUpperCase(lang)) + 1;
    const isLetter = key.toLowerCase() !== key.toUpperCase();
    return valueOfSymbol(key) || valueOfSymbol(/^Digit(\d)$/.exec(code)?.[1] ?? "") || (isLetter ? -1 : 0);
  },
  takes: (name) => symbols.includes(name),
});
