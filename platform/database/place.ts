import { existsSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "../process/fault.ts";

export type DatabaseSettings = { DATABASE_URL: string; DATA_DIR: string };

export type Place = { kind: "postgres"; url: string } | { kind: "sqlite"; file: string };

const POSTGRES = /^postgres(ql)?:\/\//;
const SQLITE = /^(sqlite|file):(\/\/)?/;
/** A letter and a colon, as of a drive, is a path. */
const SCHEME = /^([a-z][a-z0-9+.-]+):(?!memory:)/i;

/** In a few words, or null. Unchecked, a mistyped scheme would name a new file. */
export const databaseUrlFault = (url: string): string | null => {
  if (POSTGRES.test(url)) return URL.canParse(url) ? null : "expects postgres://user:password@host:5432/database";
  if (SQLITE.test(url) || url === ":memory:") return null;
  const [, scheme] = SCHEME.exec(url) ?? [];
  if (!scheme) return null;
  if (/^p\w*g\w*(sql)?$/i.test(scheme)) return `starts with ${scheme}:, did you mean postgres://?`;
  return `starts with ${scheme}:, but only postgres://… and SQLite files can be used`;
};

/** `postgres://…`, a SQLite file or `:memory:`; by default a file in DATA_DIR. */
export const placeOf = ({ DATABASE_URL: url, DATA_DIR }: DatabaseSettings): Place =>
  POSTGRES.test(url)
    ? { kind: "postgres", url }
    : { kind: "sqlite", file: url.replace(SQLITE, "") || join(DATA_DIR, "site.sqlite") };

/** `placeOf`, where a database is: a wrong DATA_DIR must not make a second, empty one. Throws where its file is missing. */
export const requireDatabase = (settings: DatabaseSettings): Place => {
  const place = placeOf(settings);
  if (place.kind === "sqlite" && !existsSync(place.file))
    throw new Fault(`There is no database at ${place.file}. Give the DATA_DIR or DATABASE_URL that the site has.`);
  return place;
};
