// Functions for pages of a site: the link to the next day once it is available, and offline play.

const next = document.querySelector("[rel=next]");
const dayIn = (timeZone) => new Intl.DateTimeFormat("sv", { timeZone }).format();
if (next) next.hidden = next.dataset.day > dayIn(next.dataset.zone);

/** Caches this page and the archive, which were loaded before the worker started. */
async function keepFirst() {
  const { controller, ready } = navigator.serviceWorker;
  await navigator.serviceWorker.register("worker.js");
  if (controller) return;
  await ready;
  const cache = await caches.open(`gridpress ${new URL(".", location.href).href}`);
  await cache.addAll([location.pathname, "index.html"]);
}

if (location.protocol.startsWith("http") && navigator.serviceWorker) keepFirst().catch(() => {});
