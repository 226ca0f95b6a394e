// Several grids on a small screen: a tap shows one of them as large as there is room, and the view goes along with the player.

// Cells that are narrower, in pixels, are too small for a finger.
const SMALL = 26;
const shell = document.querySelector(".window");
const wide = byId("grid").rows[0].cells.length;
// The grid that is shown; -1 while all are.
let near = -1;

const isSmall = () => shell.clientWidth / wide < SMALL;
const within = (index, cell) => {
  const [top, left] = data.grids[index];
  return rowOf(cell) >= top && rowOf(cell) < top + digits && columnOf(cell) >= left && columnOf(cell) < left + digits;
};

/** The grids that hold all of these cells. */
const holding = (all) => [...data.grids.keys()].filter((index) => all.every((cell) => within(index, cell)));

/** How far a cell lies from the middle of a grid. */
function distance(index, cell) {
  const [top, left] = data.grids[index].map((corner) => corner + (digits - 1) / 2);
  return Math.hypot(rowOf(cell) - top, columnOf(cell) - left);
}

/** Brings a grid into the middle of the window, or all of them. */
function showGrid(index) {
  near = index;
  shell.classList.toggle("near", near >= 0);
  byId("near").setAttribute("aria-pressed", near >= 0);
  if (near < 0) return shell.scrollTo(0, 0);
  const size = grid.getBoundingClientRect().width / wide;
  const [top, left] = data.grids[near].map((corner) => (corner + digits / 2) * size - shell.clientWidth / 2);
  shell.scrollTo(left, top);
}

/** Shows the grid that a cell is in: of several that whose middle is nearest. */
function approach(cell) {
  const [nearest] = holding([cell]).sort((one, other) => distance(one, cell) - distance(other, cell));
  showGrid(nearest);
}

Object.assign(view, {
  /** Goes along: to a grid with all of these cells, or back to where all are seen. */
  show(all) {
    if (near < 0 || holding(all).includes(near)) return;
    const [index = -1] = holding(all);
    showGrid(index);
  },
  /** Whether a tap does no more than to bring a grid near. */
  takes(cell) {
    if (near >= 0 || !isSmall()) return false;
    approach(cell);
    return true;
  },
});

byId("near").addEventListener("click", () => (near < 0 ? approach(choice.cell) : showGrid(-1)));
// A turn of the phone, or the end of a pause.
const sizes = new ResizeObserver(() => {
  byId("near").hidden = !isSmall();
  if (near >= 0) showGrid(isSmall() ? near : -1);
});
[shell, grid].forEach((element) => sizes.observe(element));
