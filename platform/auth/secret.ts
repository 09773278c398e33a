import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../process/make-folder.ts";

export type SecretSettings = { AUTH_SECRET: string; DATA_DIR: string };

/**
 * AUTH_SECRET, or one made at the first start and kept in `DATA_DIR/auth-secret`. Throws when it can't be read or
 * kept.
 */
export const openSecret = (settings: SecretSettings): string => {
  if (settings.AUTH_SECRET) return settings.AUTH_SECRET;
  makeFolder(settings.DATA_DIR);
  const file = join(settings.DATA_DIR, "auth-secret");
  if (!existsSync(file)) keepNew(file);
  return read(file);
};

/** Written aside and linked into place, so that of processes starting together one wins and none reads half of it. */
const keepNew = (file: string) => {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(draft);
  }
};

const read = (file: string): string => {
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} does not hold a secret; delete it and start again`);
  return secret;
};

/** 64 hex digits that only the holder of `secret` can make; another `purpose`, other digits. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", createHmac("sha256", secret).update(purpose).digest()).update(text).digest("hex");
