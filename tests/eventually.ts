import { vi } from "vitest";
import { HANGS_MS } from "./hangs.ts";

type Wait = { timeout?: number; interval?: number };

/** Waits until `assert` holds, looked at every `interval` ms, and gives what it gives; fails with what it said last. */
export const eventually = <T>(assert: () => T | Promise<T>, { timeout = HANGS_MS, interval = 20 }: Wait = {}) =>
  vi.waitFor(assert, { timeout, interval });
