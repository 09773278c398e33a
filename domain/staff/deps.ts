import type { Platform } from "#platform/platform.ts";

export type StaffDeps = Pick<
  Platform,
  "database" | "commit" | "auth" | "mail" | "clock" | "log" | "settings" | "keyedHash"
>;
