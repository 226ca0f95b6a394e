// How long the game took so far. The clock stands while nobody can see the page, and when the game is over.

const clock = { before: 0, since: null };

/** In seconds. */
function elapsed() {
  const running = clock.since === null ? 0 : (performance.now() - clock.since) / 1000;
  return clock.before + running;
}

/** `4:05`, or `1:04:05`. */
function time() {
  const seconds = Math.floor(elapsed());
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const showTime = () => {
  document.getElementById("clock").textContent = time();
};

/** Starts or stops it, as it should be now. */
function setClock() {
  const runs = !document.hidden && !game.over;
  clock.before = elapsed();
  clock.since = runs ? performance.now() : null;
  showTime();
}

function tick() {
  if (clock.since === null) return;
  showTime();
  if (Math.floor(elapsed()) % 10 === 0) save();
}
