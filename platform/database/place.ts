import { join } from "node:path";

/** Where a database is. */
export type DatabaseSettings = { DATABASE_URL: string; DATA_DIR: string };

export type Place = { kind: "postgres"; url: string } | { kind: "sqlite"; file: string };

/** Reads `postgres://…`, a SQLite file or `:memory:`; by default a file in DATA_DIR. */
export const placeOf = ({ DATABASE_URL: url, DATA_DIR }: DatabaseSettings): Place =>
  /^postgres(ql)?:/.test(url)
    ? { kind: "postgres", url }
    : { kind: "sqlite", file: url.replace(/^(sqlite|file):(\/\/)?/, "") || join(DATA_DIR, "site.sqlite") };
