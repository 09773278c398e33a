import { describe, expect, test } from "vitest";
import { databaseKinds, freshDatabase } from "../../../../tests/databases.ts";
import { liveCount } from "../live-count.server.ts";
import { publishedAddresses } from "./published-addresses.server.ts";

const row = (id: string, changes: object = {}) => ({
  id,
  type: "post",
  title: id,
  path: `/blog/${id}`,
  position: 1,
  draft_revision: "r",
  published_revision: "r",
  published_at: 1_000,
  live_changed_at: 1_000,
  created_at: 0,
  updated_at: 0,
  ...changes,
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("addresses come in pages, in order, without what visitors cannot open", async () => {
    const database = await freshDatabase(kind);
    const rows = [
      row("c", { live_changed_at: 3_000 }),
      row("a"),
      row("b"),
      row("draft", { published_revision: null }),
      row("deleted", { deleted_at: 5 }),
      row("member", { path: null }),
    ];
    await database.insertInto("document").values(rows).execute();
    expect(await liveCount(database, "en")).toMatchObject({ posts: 4, addresses: 3 });
    expect((await publishedAddresses(database, 2, 0)).map(({ path }) => path)).toEqual(["/blog/a", "/blog/b"]);
    expect(await publishedAddresses(database, 2, 2)).toEqual([
      { path: "/blog/c", changedAt: 3_000, translations: [{ language: "en", path: "/blog/c" }] },
    ]);
  });
});
