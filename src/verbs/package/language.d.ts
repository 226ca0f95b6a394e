import type { Language } from "./index.js";

declare const language: Language;
export default language;
