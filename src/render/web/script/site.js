// Functions for pages of a site: the link to the next day once it is available, and offline play.

import { keepPages } from "./offline.js";

const next = document.querySelector("[rel=next]");
const dayIn = (timeZone) => new Intl.DateTimeFormat("sv", { timeZone }).format();
if (next) next.hidden = next.dataset.day > dayIn(next.dataset.zone);

keepPages().catch(() => {});
