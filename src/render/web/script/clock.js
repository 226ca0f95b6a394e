// The time played so far. The clock starts with the first move, and stops while the grid is hidden.

const clock = { before: 0, since: null, begun: false, paused: false };

/** In seconds. */
function elapsed() {
  const running = clock.since === null ? 0 : (performance.now() - clock.since) / 1000;
  return clock.before + running;
}

/** `4:05`, or `1:04:05`. */
function time(all) {
  const seconds = Math.floor(all);
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const showTime = () => {
  byId("clock").textContent = time(elapsed());
};

/** Starts or stops it, depending on the state of the game. */
function setClock() {
  const runs = clock.begun && !clock.paused && !document.hidden && !game.over;
  clock.before = elapsed();
  clock.since = runs ? performance.now() : null;
  showTime();
}

function tick() {
  if (clock.since === null) return;
  showTime();
  if (Math.floor(elapsed()) % 10 === 0) save();
}

/** Covers the grid while the clock is stopped, and uncovers it otherwise. */
function pause(on = !clock.paused) {
  if (on && (!clock.begun || game.over)) return;
  clock.paused = on;
  setClock();
  save();
  document.documentElement.classList.toggle("paused", on);
  byId("resume").hidden = !on;
  document.querySelector(".panel").inert = on;
  for (const id of ["menu", "pause"]) byId(id).disabled = on;
  (on ? byId("resume") : elements[choice.cell]).focus();
  if (on) say(text("paused"));
}
