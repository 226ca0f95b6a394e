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

/** All stored keys. */
export function storedKeys() {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export const isWhole = (number, most) => Number.isInteger(number) && number >= 0 && number <= most;
