import { vi } from "vitest";

/** What is not there after this long, in ms, never comes: a busy machine takes ten times as long as a quiet one. */
export const HANGS_MS = 170_000;

type Wait = { timeout?: number; interval?: number };

/** Waits until `assert` holds, looked at every `interval` ms, and gives what it gives; fails with what it said last. */
export const eventually = <T>(assert: () => T | Promise<T>, { timeout = HANGS_MS, interval = 20 }: Wait = {}) =>
  vi.waitFor(assert, { timeout, interval });
