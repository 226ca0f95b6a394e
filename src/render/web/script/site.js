// The site around the page: the day that follows, once it has come, and play without a network.

const next = document.querySelector("[rel=next]");
const dayIn = (timeZone) => new Intl.DateTimeFormat("sv", { timeZone }).format();
if (next) next.hidden = next.dataset.day > dayIn(next.dataset.zone);

/** Keeps this page and the archive where the worker came too late to see them. */
async function keepFirst() {
  const { controller, ready } = navigator.serviceWorker;
  await navigator.serviceWorker.register("worker.js");
  if (controller) return;
  await ready;
  const cache = await caches.open(`gridpress ${new URL(".", location).href}`);
  await cache.addAll([location.pathname, "index.html"]);
}

if (location.protocol.startsWith("http") && navigator.serviceWorker) keepFirst().catch(() => {});
