// Browser storage, if available: the game, the settings and the statistics, each under a key.

export function toStore(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Denied or full: play continues without storage.
  }
}

/** The value stored under a key; not validated. */
export function fromStore(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** The stored keys that begin with a text. */
export function storedKeys(start) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

export const isWhole = (number, most) => Number.isInteger(number) && number >= 0 && number <= most;
