"use strict";

// Caches opened pages for offline use.

const KEPT = `gridpress ${self.registration.scope}`;
const MOST = 100;
// After this time without a response the network counts as offline.
const PATIENCE = 4000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function keep(cache, request, answer) {
  // The part after the path only chooses another puzzle, and does not change the page.
  await cache.put(request.url.split("?")[0], answer);
  const known = await cache.keys();
  await Promise.all(known.slice(0, Math.max(0, known.length - MOST)).map((old) => cache.delete(old)));
}

async function answer(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request, { ignoreSearch: true });
  try {
    const signal = kept ? AbortSignal.timeout(PATIENCE) : undefined;
    const fresh = await fetch(request.url, { signal, cache: "no-cache", redirect: "follow" });
    if (fresh.ok && !fresh.redirected) await keep(cache, request, fresh.clone());
    // Browsers reject a redirected response for a page.
    if (fresh.redirected) return Response.redirect(fresh.url);
    return fresh.ok || !kept ? fresh : kept;
  } catch (error) {
    const archive = async () => (await cache.match("index.html")) ?? (await cache.match("./"));
    const other = kept ?? (request.mode === "navigate" ? await archive() : undefined);
    if (other) return other;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(self.registration.scope);
  if (isOurs) event.respondWith(answer(request));
});
