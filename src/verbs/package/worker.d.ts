import type * as gridpress from "./index.js";

type Functions = Omit<typeof gridpress, "GridpressError">;

/** An `AbortSignal`. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason: any;
  throwIfAborted(): void;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/**
 * Returns the functions of the package in a worker, one call at a time. Each returns a promise; once the signal is
 * aborted, it is rejected with the signal's reason.
 */
export function inWorker(options?: { signal?: Signal }): {
  [F in keyof Functions]: (...args: Parameters<Functions[F]>) => Promise<ReturnType<Functions[F]>>;
};
