import { describe, expect, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { makeOlder, olderPositions, takeBackMigrations } from "../../../tests/older-site.ts";
import { seed } from "../../../tests/seeded.ts";
import { publishedSite } from "../published/published-site.server.ts";

const [runner, diver] = olderPositions;

describe.each(databaseKinds)("positions of the release before, on %s", (kind) => {
  test("become documents: live as visitors saw them, with what was typed since as drafts", async () => {
    const { database } = await openDeps(kind);
    await seed(database);
    await makeOlder(database);
    const own = await database
      .selectFrom("revision")
      .selectAll()
      .where("document_id", "=", "page-careers")
      .executeTakeFirstOrThrow();
    const blocks = (JSON.parse(own.data).blocks as { type: string }[]).map((block) =>
      block.type === "open-positions"
        ? { ...block, positions: [{ ...runner, department: "Roads" }, diver, { ...diver, title: "Captain" }, null, {}] }
        : block,
    );
    const draft = { ...own, id: "typed", number: 2, data: JSON.stringify({ ...JSON.parse(own.data), blocks }) };
    await database.insertInto("revision").values(draft).execute();
    await database.updateTable("document").set({ draft_revision: "typed" }).where("id", "=", "page-careers").execute();
    await takeBackMigrations(database);
    await migrate(database);

    const { positions } = await publishedSite(database);
    expect(positions.map(({ path, department }) => [path, department])).toEqual([
      ["/careers/net-cable-runner", "Field"],
      ["/careers/diver", "Underwater"],
    ]);
    expect(positions[0]).toMatchObject({ ...runner, employment: "full time", tasks: [], endsOn: "" });
    const rows = await database
      .selectFrom("document")
      .innerJoin("revision", "revision.id", "document.draft_revision")
      .select(["title", "path", "published_revision", "revision.number", "revision.data"])
      .where("type", "=", "position")
      .orderBy("position")
      .execute();
    expect(rows.map(({ title, number, published_revision: live }) => [title, number, live !== null])).toEqual([
      ["Net & Cable Runner", 2, true],
      ["Diver", 1, true],
      ["Captain", 1, false],
    ]);
    expect(JSON.parse(rows[0]?.data ?? "{}")).toMatchObject({ department: "Roads", path: "/careers/net-cable-runner" });
    expect(rows[2]?.path).toBeNull();
  });
});
