// Letters or other digits in place of digits: they are typed directly, and the word is revealed at the end.

Object.assign(spelling, {
  /** The value of a symbol, a letter in either case; -1 for a letter that the grid does not have, and 0 for other characters. */
  value({ key, code, ctrlKey, altKey, metaKey }) {
    if ([...key].length !== 1 || ctrlKey || altKey || metaKey) return 0;
    const valueOfSymbol = (name) => symbols.indexOf(name.toLocaleUpperCase(document.documentElement.lang)) + 1;
    const isLetter = key.toLowerCase() !== key.toUpperCase();
    return valueOfSymbol(key) || valueOfSymbol(/^Digit(\d)$/.exec(code)?.[1] ?? "") || (isLetter ? -1 : 0);
  },
  takes: (name) => symbols.includes(name),
  words: data.word ? [data.word] : [],
});
