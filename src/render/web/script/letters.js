// Letters in place of digits: they are typed as they are, and the word is told at the end.

Object.assign(spelling, {
  /** The value of a letter, small or capital; -1 for one that the grid does not have, and 0 for what is no letter. */
  value({ key, ctrlKey, altKey, metaKey }) {
    const isLetter = [...key].length === 1 && key.toLowerCase() !== key.toUpperCase();
    if (!isLetter || ctrlKey || altKey || metaKey) return 0;
    return symbols.indexOf(key.toLocaleUpperCase(document.documentElement.lang)) + 1 || -1;
  },
  takes: (name) => symbols.includes(name),
  words: data.word ? [data.word] : [],
});
