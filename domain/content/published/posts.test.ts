import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { addPosts } from "../../../tests/http/many-posts.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { trash } from "../publishing/trash.server.ts";
import { latestPosts, postAfter, postsOnPage } from "./posts.server.ts";

const SIZE = 4;

describe.each(databaseKinds)("on %s", (kind) => {
  test("the pages of the blog, one after the other, are all posts, newest first", async () => {
    const { database } = await openSeeded(kind);
    await addPosts(database, 20); // all of one day, so that their ids decide
    const all = (await latestPosts(database, "en", 100)).map(({ id }) => id);
    expect(all).toHaveLength(23);
    const read: string[] = [];
    for (let number = 1; number <= 6; number += 1) {
      const { posts, pages } = await postsOnPage(database, "en", number, SIZE);
      expect(pages).toBe(6);
      read.push(...posts.map(({ id }) => id));
    }
    expect(read).toEqual(all);
    expect((await postsOnPage(database, "en", 7, SIZE)).posts).toEqual([]);
  });

  test("each post leads to the one before it in time, and the oldest to the newest", async () => {
    const { database } = await openSeeded(kind);
    await addPosts(database, 3);
    const all = await latestPosts(database, "en", 100);
    const after = await Promise.all(all.map((post) => postAfter(database, post)));
    const ids = all.map(({ id }) => id);
    expect(after.map(([next]) => next?.id)).toEqual([...ids.slice(1), ids[0]]);
    const [only, ...others] = all;
    for (const { id } of others) await trash({ database, clock: Date.now }, editor, id);
    expect(only && (await postAfter(database, only)), "a post that is alone leads to none").toEqual([]);
  });
});
