// The functions in a worker, one call at a time: the page goes on, and a signal ends a call.

import { functions, request, value } from "./functions.js";

/** The worker; absent before the first call, and after one that was ended. */
let worker;
/** Ends with the last call. */
let queue = Promise.resolve();

function send(request, aborted) {
  worker ??= new Worker(new URL("./task.js", import.meta.url), { type: "module" });
  // In Node, a worker that waits does not keep the program alive.
  worker.unref?.();
  const { port1, port2 } = new MessageChannel();
  const replied = new Promise((resolve, reject) => {
    const fail = (error) => reject(new Error("the worker of gridpress failed", { cause: error }));
    worker.onerror = fail;
    worker.removeAllListeners?.("error").on("error", fail);
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage([request, port2], [port2]);
  });
  const ended = Promise.race([replied, aborted]).catch((error) => {
    worker.terminate();
    worker = undefined;
    throw error;
  });
  return ended.finally(() => port1.close());
}

async function run(request, signal) {
  signal?.throwIfAborted();
  let abort;
  const aborted = new Promise((_, reject) => (abort = () => reject(signal.reason)));
  signal?.addEventListener("abort", abort);
  const turn = queue.then(() => (signal?.aborted ? undefined : send(request, aborted)));
  queue = turn.catch(() => {});
  try {
    return await Promise.race([turn, aborted]);
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}

/** Returns the functions of the package, each of which returns a promise, and ends when the signal does. */
export function inWorker({ signal = undefined } = {}) {
  return Object.fromEntries(
    functions.map((name) => [name, async (...args) => value(await run(request(name, args), signal))]),
  );
}
