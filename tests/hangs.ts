/**
 * What is not there after this long, in ms, never comes: a busy machine takes ten times as long as a quiet one.
 * Shorter, as HANGS_MS in the environment, for whoever puts a fault in to see a test fail.
 */
export const HANGS_MS = Number(process.env.HANGS_MS ?? 170_000);
