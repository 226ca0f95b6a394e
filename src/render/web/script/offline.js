// Offline play: a worker, and the pages that were loaded before it started.

/** Starts the worker, and caches this page, the archive and more pages unless they are cached. */
export async function keepPages(more = []) {
  if (!location.protocol.startsWith("http") || !navigator.serviceWorker) return;
  await navigator.serviceWorker.register("worker.js");
  const cache = await caches.open(`gridpress ${new URL(".", location.href).href}`);
  for (const page of [location.pathname, "index.html", ...more]) if (!(await cache.match(page))) await cache.add(page);
}
