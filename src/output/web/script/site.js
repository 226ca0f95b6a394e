// The site around the page: the day that follows, once it has come, and play without a network.

const next = document.querySelector("[rel=next]");
const dayIn = (timeZone) => new Intl.DateTimeFormat("sv", { timeZone }).format();
if (next) next.hidden = next.dataset.day > dayIn(next.dataset.zone);
if (location.protocol.startsWith("http")) navigator.serviceWorker?.register("worker.js").catch(() => {});
