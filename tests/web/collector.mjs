// A collector of times as a newspaper may run one: node collector.mjs FILE [PORT]. It appends each time that a page
// sends to FILE, a table that `gridpress calibrate` reads, and answers with the share of slower players.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";

const HEAD = "code,seconds,helped\n";
const CODE = /^[0-9A-Z-]{1,40}$/;
// Longer bodies are not those of pages.
const LIMIT = 1000;
const SLOWEST = 86400;

/** The times of a puzzle in a table. */
const times = (table, code) =>
  table
    .split("\n")
    .map((line) => line.split(","))
    .filter(([own]) => own === code)
    .map(([, seconds]) => Number(seconds));

/** Reads a time as pages send it; nothing else passes. */
function read(body) {
  const { version, code, seconds, helped } = JSON.parse(body);
  const right = version === 1 && CODE.test(code) && Number.isInteger(seconds) && seconds > 0 && seconds <= SLOWEST;
  if (!right || typeof helped !== "boolean") throw new Error("not a time");
  return { code, seconds, helped };
}

/** Stores a time, and returns the comparison with earlier players. */
function store(file, { code, seconds, helped }) {
  if (!existsSync(file)) writeFileSync(file, HEAD);
  const others = times(readFileSync(file, "utf8"), code);
  appendFileSync(file, `${code},${seconds},${helped}\n`);
  const slower = others.filter((other) => other > seconds).length;
  return others.length ? { players: others.length, faster: Math.round((100 * slower) / others.length) } : {};
}

/** Starts a collector, and returns the server. */
export const collect = (file, port = 0) =>
  createServer((request, response) => {
    const headers = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "Content-Type",
      "Content-Type": "application/json",
    };
    const answer = (status, body) => response.writeHead(status, headers).end(JSON.stringify(body));
    if (request.method === "OPTIONS") return answer(204, {});
    if (request.method !== "POST") return answer(405, {});
    let body = "";
    request.on("data", (part) => {
      body += part;
      if (body.length > LIMIT) request.destroy();
    });
    request.on("end", () => {
      try {
        answer(200, store(file, read(body)));
      } catch {
        answer(400, {});
      }
    });
  }).listen(port, "127.0.0.1");

if (process.argv[1]?.endsWith("collector.mjs")) {
  const [file, port] = process.argv.slice(2);
  collect(file, Number(port ?? 8000));
}
