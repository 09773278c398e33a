import type { Platform } from "#platform/platform.ts";

/** What the verbs of staff stand on. */
export type StaffDeps = Pick<
  Platform,
  "database" | "commit" | "auth" | "mail" | "clock" | "log" | "settings" | "keyedHash"
>;
