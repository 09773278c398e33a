import { expect, test } from "vitest";
import { freshDatabase } from "../../tests/databases.ts";
import { commitTogether } from "./commit.ts";
import type { DatabaseTransaction } from "./database.ts";

const count = (key: string) => async (transaction: DatabaseTransaction) => {
  await transaction.insertInto("rate_window").values({ key, count: 1, reset_at: 1 }).execute();
  return key;
};

test("work of one moment is committed together, and what throws is undone alone", async () => {
  const database = await freshDatabase("SQLite");
  let transactions = 0;
  const counted = new Proxy(database, {
    get: (target, key) => {
      if (key === "transaction") transactions += 1;
      const found = Reflect.get(target, key);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
  const commit = commitTogether(counted);
  const fail = commit(async (transaction) => {
    await count("undone")(transaction);
    throw new Error("on purpose");
  });
  const works = await Promise.allSettled([commit(count("first")), fail, commit(count("last")), commit(count("first"))]);
  expect(works.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected"]);
  expect(transactions).toBe(1);
  const rows = await database.selectFrom("rate_window").select("key").orderBy("key").execute();
  expect(rows).toEqual([{ key: "first" }, { key: "last" }]);
  expect(await commit(count("later"))).toBe("later");
});

test("when the whole can't be committed, everyone hears of it, and later work is done", async () => {
  const database = await freshDatabase("SQLite");
  let full = true;
  const failing = new Proxy(database, {
    get: (target, key) => {
      if (key === "transaction" && full)
        return () => ({ execute: () => Promise.reject(new Error("database or disk is full")) });
      const found = Reflect.get(target, key);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
  const commit = commitTogether(failing);
  const works = await Promise.allSettled([commit(count("first")), commit(count("second"))]);
  expect(works.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  full = false;
  expect(await commit(count("first"))).toBe("first");
});

test("nobody is told before the commit is on disk: when it fails after all was done, everyone hears of that", async () => {
  const database = await freshDatabase("SQLite");
  const failing = new Proxy(database, {
    get: (target, key) => {
      if (key !== "transaction") return Reflect.get(target, key);
      const execute = (work: (transaction: DatabaseTransaction) => Promise<unknown>) =>
        target.transaction().execute(async (transaction) => {
          await work(transaction);
          throw new Error("database or disk is full");
        });
      return () => ({ execute });
    },
  });
  const commit = commitTogether(failing);
  const refuse = async () => Promise.reject(new Error("on purpose"));
  const works = await Promise.allSettled([commit(count("first")), commit(refuse), commit(count("second"))]);
  const full = { status: "rejected", reason: { message: "database or disk is full" } };
  expect(works).toMatchObject([full, full, full]);
  expect(await database.selectFrom("rate_window").select("key").execute()).toEqual([]);
});

test("work that comes while a commit is under way is done without waiting for more", async () => {
  const commit = commitTogether(await freshDatabase("SQLite"));
  let later: Promise<string> | undefined;
  await commit(async (transaction) => {
    later = commit(count("later"));
    return count("first")(transaction);
  });
  expect(await later).toBe("later");
});
