// The module that wasm-bindgen writes beside the page of the site; `src/browser/bindings.rs` says what is in it.

export const BrowserPress: any;
export type BrowserPress = any;
export function provide(name: string, bytes: Uint8Array): void;
export default function start(options: { module_or_path: unknown }): Promise<unknown>;
