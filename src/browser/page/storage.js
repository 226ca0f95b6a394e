// The projects of this browser, in IndexedDB: their titles, and their files.

const DATABASE = "gridpress";

/** The promise of a request. */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * The promise of the end of a transaction.
 * @type {(transaction: IDBTransaction) => Promise<void>}
 */
const committed = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });

/** The files of a project, by the order of their keys. */
const filesOf = (project) => IDBKeyRange.bound([project], [project, []]);

export class Storage {
  constructor(database) {
    this.database = database;
  }

  /** Opens the storage; `null` if this browser has none. */
  static async open() {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("projects", { keyPath: "id", autoIncrement: true });
        request.result.createObjectStore("files", { keyPath: ["project", "path"] });
        request.result.createObjectStore("settings");
      };
      const storage = new Storage(await done(request));
      // Another tab may need a newer form of the storage.
      storage.database.onversionchange = () => storage.database.close();
      return storage;
    } catch {
      return null;
    }
  }

  read(store) {
    return this.database.transaction(store).objectStore(store);
  }

  /** The projects, the last changed one first. */
  async projects() {
    const all = await done(this.read("projects").getAll());
    return all.sort((a, b) => b.changed - a.changed);
  }

  /** The project that was open last. */
  current() {
    return done(this.read("settings").get("current"));
  }

  async setCurrent(id) {
    const transaction = this.database.transaction("settings", "readwrite");
    transaction.objectStore("settings").put(id, "current");
    await committed(transaction);
  }

  /** The files of a project: their paths and contents. */
  async files(id) {
    const all = await done(this.read("files").getAll(filesOf(id)));
    return all.map(({ path, bytes }) => [path, bytes]);
  }

  /** The content of a file of a project. */
  async file(project, path) {
    return (await done(this.read("files").get([project, path])))?.bytes;
  }

  /** Adds a project without files. Returns its number. */
  async add(title) {
    const transaction = this.database.transaction("projects", "readwrite");
    const id = await done(transaction.objectStore("projects").add({ title, changed: Date.now() }));
    await committed(transaction);
    return id;
  }

  /** Writes changed files of a project, all or none; those without content are removed. */
  async write(id, title, files) {
    const transaction = this.database.transaction(["projects", "files"], "readwrite");
    transaction.objectStore("projects").put({ id, title, changed: Date.now() });
    const store = transaction.objectStore("files");
    for (const [path, bytes] of files) {
      if (bytes) store.put({ project: id, path, bytes });
      else store.delete([id, path]);
    }
    await committed(transaction);
  }

  async remove(id) {
    const transaction = this.database.transaction(["projects", "files"], "readwrite");
    transaction.objectStore("projects").delete(id);
    transaction.objectStore("files").delete(filesOf(id));
    await committed(transaction);
  }
}
