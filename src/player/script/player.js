// Answers the requests of pages: a worker beside them, with the engine.

import init, { answer, provide } from "./engine.js";

const ready = init();

async function download(name) {
  const file = await fetch(`messages/${name}`);
  if (!file.ok) throw new Error(`messages/${name} is missing beside the engine`);
  provide(name, await file.text());
}

async function reply(request) {
  await ready;
  for (;;) {
    const told = JSON.parse(answer(request));
    if (!told.missing) return told;
    await Promise.all(told.missing.map(download));
  }
}

onmessage = async ({ data }) => {
  try {
    postMessage(await reply(data));
  } catch (error) {
    postMessage({ error: error.message });
  }
};
