// The sudoku engine of gridpress, in browsers.

import init from "./engine.js";

await init();

export {
  GridpressError,
  generate,
  solve,
  count,
  rate,
  explain,
  hint,
  parse,
  format,
  canonical,
  names,
} from "./functions.js";
