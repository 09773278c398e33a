import { EnvError } from "./env.ts";

type SystemError = Error & { code?: string; path?: string; port?: number };

/** One clear line (for settings: one per fault) of why the product could not start. */
export const explain = (error: unknown): string => {
  if (error instanceof EnvError) return `These settings are wrong:\n${error.message}`;
  const { code, path, port, message } = error as SystemError;
  if (code === "EADDRINUSE") return `Port ${port} is in use by another program. Set PORT to a free one.`;
  if (code === "EACCES" && port) return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return `No permission to write ${path}. Set DATA_DIR.`;
  if (code === "ENOTDIR" || code === "EEXIST") return `${path} is not a folder. Set DATA_DIR to a folder.`;
  if (code === "ERR_SQLITE_ERROR") return `The database file could not be opened: ${message}.`;
  if (code === "ECONNREFUSED" || code === "ENOTFOUND") return "The database of DATABASE_URL does not answer.";
  return `Could not start: ${message}`;
};
