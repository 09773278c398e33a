import { describe, expect, test } from "vitest";
import { databaseKinds, freshPostgresUrl } from "../../../tests/databases.ts";
import { connect } from "../database.ts";
import { migrate, migrateTo } from "../migrate.ts";

const document = {
  type: "post",
  title: "T",
  position: 1,
  draft_revision: "newest",
  created_at: 0,
  updated_at: 0,
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("what was scheduled before is pinned to the draft it has", async () => {
    const url = kind === "SQLite" ? ":memory:" : await freshPostgresUrl();
    const database = connect({ DATABASE_URL: url, DATA_DIR: "" }, () => {});
    await migrateTo(database, "010-missing-paths");
    const rows = [
      { ...document, id: "planned", publish_at: 1_000 },
      { ...document, id: "plain" },
    ];
    await database.insertInto("document").values(rows).execute();
    await migrate(database);
    const pinned = await database.selectFrom("document").select(["id", "publish_revision"]).orderBy("id").execute();
    expect(pinned).toEqual([
      { id: "plain", publish_revision: null },
      { id: "planned", publish_revision: "newest" },
    ]);
    await database.destroy();
  });
});
