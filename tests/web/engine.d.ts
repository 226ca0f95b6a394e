// The modules that wasm-bindgen writes: into the package, and for further puzzles of pages.

export function call(name: string, request: string): string;
export function answer(request: string): string;
export function provide(file: string, messages: string): void;
export default function init(): Promise<unknown>;
