// Letters in place of digits: they are typed directly, and the word is revealed at the end.

Object.assign(spelling, {
  /** The value of a letter of either case; -1 for one that the grid does not have, and 0 for other characters. */
  value({ key, ctrlKey, altKey, metaKey }) {
    const isLetter = [...key].length === 1 && key.toLowerCase() !== key.toUpperCase();
    if (!isLetter || ctrlKey || altKey || metaKey) return 0;
    return symbols.indexOf(key.toLocaleUpperCase(document.documentElement.lang)) + 1 || -1;
  },
  takes: (name) => symbols.includes(name),
  words: data.word ? [data.word] : [],
});
