import type { Platform } from "#platform/platform.ts";

/** What is kept of a link's token. */
export const hashOf = (keyedHash: Platform["keyedHash"], token: string): string => keyedHash("preview-link", token);
