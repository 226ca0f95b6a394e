// The module that wasm-bindgen writes into the package.

export function call(name: string, request: string): string;
export function provide(file: string, messages: string): void;
export default function init(): Promise<unknown>;
