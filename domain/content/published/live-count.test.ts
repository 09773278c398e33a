import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openSeededGround } from "../../../tests/seeded-ground.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { publish } from "../publishing/publish.server.ts";
import { restoreFromTrash, trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { liveCount } from "./live-count.server.ts";

const openSite = async (kind: (typeof databaseKinds)[number]) => {
  const ground = await openSeededGround(kind);
  const rows = await ground.database.selectFrom("document").select(["id", "type", "path"]).execute();
  const posts = rows.filter(({ type }) => type === "post").map(({ id }) => id);
  return { ground, posts, addresses: rows.filter(({ path }) => path).length };
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("what is live is counted as it comes and goes", async () => {
    const { ground, posts, addresses } = await openSite(kind);
    const [post = ""] = posts;
    const expectMissing = async (missing: number) =>
      expect(await liveCount(ground.database)).toEqual({
        posts: posts.length - missing,
        addresses: addresses - missing,
        changedAt: ground.time.now,
      });
    await expectMissing(0);
    const steps = [
      { missing: 1, step: () => unpublish(ground, editor, post) },
      { missing: 0, step: () => publish(ground, editor, post) },
      { missing: 0, step: () => publish(ground, editor, post) },
      { missing: 1, step: () => trash(ground, editor, post) },
    ];
    for (const { missing, step } of steps) {
      ground.time.now += 1_000;
      await step();
      await expectMissing(missing);
    }
    await restoreFromTrash(ground, editor, post);
    await expectMissing(1);
    await publish(ground, editor, post);
    await expectMissing(0);
    await ground.database.deleteFrom("live_count").execute();
    expect(await liveCount(ground.database)).toMatchObject({ posts: posts.length, addresses });
  });

  test("of many that go and come at once, none is counted twice or missed", async () => {
    const { ground, posts, addresses } = await openSite(kind);
    await Promise.all(posts.map((post) => unpublish(ground, editor, post)));
    expect(await liveCount(ground.database)).toMatchObject({ posts: 0, addresses: addresses - posts.length });
    await Promise.all([...posts, ...posts].map((post) => publish(ground, editor, post)));
    expect(await liveCount(ground.database)).toMatchObject({ posts: posts.length, addresses });
  });

  test("whoever publishes, takes away and bins the same things at once waits for the other, and the count is right", async () => {
    const { ground, posts } = await openSite(kind);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        posts.flatMap((post) => [
          publish(ground, editor, post),
          unpublish(ground, editor, post),
          publish(ground, editor, post),
          trash(ground, editor, post),
          publish(ground, editor, post),
        ]),
      );
      const counted = await liveCount(ground.database);
      await ground.database.deleteFrom("live_count").execute();
      expect(counted).toMatchObject({ ...(await liveCount(ground.database)), changedAt: ground.time.now });
      for (const post of posts) await restoreFromTrash(ground, editor, post);
      for (const post of posts) await unpublish(ground, editor, post);
      for (const post of posts) await publish(ground, editor, post);
    }
  });
});
