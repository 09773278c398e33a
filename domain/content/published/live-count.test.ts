import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { publish } from "../publishing/publish.server.ts";
import { restoreFromTrash, trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { liveCount } from "./live-count.server.ts";

const openSite = async (kind: (typeof databaseKinds)[number]) => {
  const deps = await openSeeded(kind);
  const rows = await deps.database
    .selectFrom("document")
    .select(["id", "type", "path"])
    .where("language", "=", "en")
    .execute();
  const posts = rows.filter(({ type }) => type === "post").map(({ id }) => id);
  return { deps, posts, addresses: rows.filter(({ path }) => path).length };
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("what is live is counted as it comes and goes", async () => {
    const { deps, posts, addresses } = await openSite(kind);
    const [post = ""] = posts;
    const expectMissing = async (missing: number) =>
      expect(await liveCount(deps.database, "en")).toEqual({
        posts: posts.length - missing,
        addresses: addresses - missing,
        changedAt: deps.time.now,
      });
    await expectMissing(0);
    const steps = [
      { missing: 1, step: () => unpublish(deps, editor, post) },
      { missing: 0, step: () => publish(deps, editor, post) },
      { missing: 0, step: () => publish(deps, editor, post) },
      { missing: 1, step: () => trash(deps, editor, post) },
    ];
    for (const { missing, step } of steps) {
      deps.time.now += 1_000;
      await step();
      await expectMissing(missing);
    }
    await restoreFromTrash(deps, editor, post);
    await expectMissing(1);
    await publish(deps, editor, post);
    await expectMissing(0);
    await deps.database.deleteFrom("live_count").execute();
    expect(await liveCount(deps.database, "en")).toMatchObject({ posts: posts.length, addresses });
  });

  test("of many that go and come at once, none is counted twice or missed", async () => {
    const { deps, posts, addresses } = await openSite(kind);
    await Promise.all(posts.map((post) => unpublish(deps, editor, post)));
    expect(await liveCount(deps.database, "en")).toMatchObject({ posts: 0, addresses: addresses - posts.length });
    await Promise.all([...posts, ...posts].map((post) => publish(deps, editor, post)));
    expect(await liveCount(deps.database, "en")).toMatchObject({ posts: posts.length, addresses });
  });

  test("whoever publishes, takes away and bins the same things at once waits for the other, and the count is right", async () => {
    const { deps, posts } = await openSite(kind);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        posts.flatMap((post) => [
          publish(deps, editor, post),
          unpublish(deps, editor, post),
          publish(deps, editor, post),
          trash(deps, editor, post),
          publish(deps, editor, post),
        ]),
      );
      const counted = await liveCount(deps.database, "en");
      await deps.database.deleteFrom("live_count").execute();
      expect(counted).toMatchObject({ ...(await liveCount(deps.database, "en")), changedAt: deps.time.now });
      for (const post of posts) await restoreFromTrash(deps, editor, post);
      for (const post of posts) await unpublish(deps, editor, post);
      for (const post of posts) await publish(deps, editor, post);
    }
  });
});
