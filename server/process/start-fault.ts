import { resolve } from "node:path";
import { Fault } from "#platform/process/fault.ts";
import { EnvError } from "./settings/env.ts";

type SystemError = Error & { code?: string; syscall?: string; path?: string; port?: number };

/** What to do about a fault that keeps the product, or a command, from starting: a sentence for whoever started it. */
export const explain = (error: unknown, dataDir = process.env.DATA_DIR || "./data"): string => {
  if (error instanceof EnvError) return `These settings are wrong:\n${error.message}`;
  if (error instanceof Fault) return error.message;
  const { code, syscall, path = "", port, message } = error as SystemError;
  if (code === "EADDRINUSE") return `Port ${port} is in use by another program. Set PORT to a free one.`;
  if (code === "EACCES" && port) return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  const advice = resolve(path).startsWith(resolve(dataDir)) ? " Set DATA_DIR to a folder of this user's." : "";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return `No permission to write ${path}.${advice}`;
  if (code === "ENOENT" && syscall === "mkdir") return `The folder ${path} can't be made.${advice}`;
  if (code === "ENOTDIR" || code === "EEXIST") return `${path} is not a folder.${advice}`;
  if (code === "ENOSPC") return `The disk of ${path || "this folder"} is full.`;
  if (code === "ECONNREFUSED" || code === "ENOTFOUND") return "The database of DATABASE_URL does not answer.";
  return `Could not start: ${message}`;
};
