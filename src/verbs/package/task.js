// Replies to the requests of worker.js, in browsers.

import init from "./engine.js";
import { reply } from "./functions.js";

const ready = init();

onmessage = async ({ data: [request, port] }) => {
  try {
    await ready;
    port.postMessage(reply(request));
  } catch (error) {
    // Errors in a promise do not reach the page.
    setTimeout(() => { throw error; });
  }
};
