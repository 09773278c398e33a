import { expect, test } from "vitest";
import { type DatabaseKind, databaseKinds, freshDatabase } from "../../../tests/databases.ts";
import { tablesHere } from "../tables-here.ts";
import { allOf } from "./shape.ts";

/** SQLite's own, behind a table of the index of the search. */
const BEHIND_SEARCH = /^search_fts(_enquiry)?_(config|content|data|docsize|idx)$/;

test.each<DatabaseKind>(databaseKinds)(
  "what becomes of each table that migrations make is said, on %s",
  async (kind) => {
    const database = await freshDatabase(kind);
    const there = (await tablesHere(database)).map(({ name }) => name).filter((name) => !BEHIND_SEARCH.test(name));
    expect((await allOf(database)).sort()).toEqual(there.sort());
  },
);
