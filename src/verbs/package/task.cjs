// Replies to the requests of worker.js, in Node.

const { parentPort } = require("node:worker_threads");
const { reply } = require("./functions.cjs");

parentPort.on("message", ([request, port]) => port.postMessage(reply(request)));
