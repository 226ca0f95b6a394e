// Keeps the files of the application, so that it works without a network, and serves pages on which puzzles are played.

const FILES = SITE_FILES;
const CACHE = "gridpress-SITE_VERSION";
const PLAYED = "gridpress-played";

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("gridpress-") && name !== CACHE && name !== PLAYED;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || new URL(url).origin !== location.origin) return;
  const name = new URL(url).pathname.startsWith(`${new URL(registration.scope).pathname}play/`) ? PLAYED : CACHE;
  const cached = caches.open(name).then((cache) => cache.match(event.request, { ignoreSearch: true }));
  event.respondWith(cached.then((found) => found ?? fetch(event.request)));
});
