import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { visitDay } from "../day.server.ts";
import { livePages } from "../live-pages.server.ts";
import type { CountName, Seen } from "../visitor.ts";
import { storeOf } from "./store-seen.server.ts";

const seen = (steps: number, ...names: CountName[]): Seen => ({ names: new Set(names), steps });
const one = (steps: number, ...names: CountName[]) => new Map([["203.0.113.7\nBrowser", seen(steps, ...names)]]);

const counts = async ({ database }: Pick<Seeded, "database">) => {
  const rows = await database
    .selectFrom("visit_count")
    .selectAll()
    .orderBy("day")
    .orderBy("kind")
    .orderBy("name")
    .execute();
  return rows.map(({ day, kind, name, visits, contact, begun, sent }) =>
    [`${day} ${kind} ${name}:`, visits, contact, begun, sent].join(" ").replace(/( 0)+$/, ""),
  );
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("two processes that saw the same visitor at once count them once, and a step reaches what either saw", async () => {
    const deps = await openSeeded(kind);
    const [here, there] = [storeOf(deps), storeOf(deps)];
    const day = visitDay(deps.clock());
    await Promise.all([
      here(day, one(0, "all ", "page /", "source Google")),
      there(day, one(1, "all ", "page /contact", "source ")),
    ]);
    await Promise.all([here(day, one(2, "all ", "page /contact")), there(day, one(3, "all ", "refused email"))]);
    await here(day, one(0, "all ", "page /about"));
    const rows = await counts(deps);
    const sources = rows.filter((row) => row.includes(" source "));
    expect(rows.filter((row) => !row.includes(" source "))).toEqual([
      `${day} all : 1 1 1 1`,
      `${day} page /: 1 1 1 1`,
      `${day} page /about: 1 1 1 1`,
      `${day} page /contact: 1 1 1 1`,
      `${day} refused email: 1`,
    ]);
    expect(sources).toContain(`${day} source Google: 1 1 1 1`);
  });

  test("what is stored once more, because nobody knows whether it was, counts once", async () => {
    const deps = await openSeeded(kind);
    const store = storeOf(deps);
    const day = visitDay(deps.clock());
    const batch = one(2, "all ", "page /");
    await store(day, batch);
    await store(day, batch);
    expect(await counts(deps)).toEqual([`${day} all : 1 1 1`, `${day} page /: 1 1 1`]);
  });

  test("a name beyond the most of a day is another that day, whatever was known the day before", async () => {
    const deps = await openSeeded(kind);
    const store = storeOf(deps);
    const refused = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => `refused field-${from + n}` as const);
    const day = visitDay(deps.clock());
    await store(day, one(0, ...refused(0, 50)));
    deps.time.now += 86_400_000;
    const next = visitDay(deps.clock());
    await store(next, one(0, ...refused(50, 100)));
    await store(next, one(0, "refused field-0"));
    await store(next, new Map([["203.0.113.8\nBrowser", seen(0, "refused field-99", "refused field-1")]]));
    const rows = await counts(deps);
    expect(rows.filter((row) => row.startsWith(next))).toHaveLength(51);
    expect(rows).toContain(`${next} refused other: 2`);
    expect(rows, "a name of the day stays itself when it comes again").toContain(`${next} refused field-99: 2`);
    expect(rows).not.toContain(`${next} refused field-0: 1`);
  });

  test("an address that is no page is missing, unless it holds what may be somebody's; a call from there is none", async () => {
    const deps = await openSeeded(kind);
    const day = visitDay(deps.clock());
    const paths = ["/about", "/gone", "/ada@example.org", "/ada%40example.org", "/3055550199"] as const;
    await storeOf(deps)(
      day,
      one(0, ...paths.map((path) => `page ${path}` as const), "phone /gone-too", "phone /about"),
    );
    expect(await counts(deps)).toEqual([`${day} missing /gone: 1`, `${day} page /about: 1`, `${day} phone /about: 1`]);
  });

  test("of a flood of addresses of tags the first 500 are asked for; the others are pages that are missing", async () => {
    const { database } = await openSeeded(kind);
    const tag = "/blog/tag/checklists";
    const strange = Array.from({ length: 500 }, (_, n) => `/blog/tag/strange-${n}`);
    expect(await livePages(database, [...strange.slice(1), tag])).toContain(tag);
    expect(await livePages(database, [...strange, tag])).not.toContain(tag);
  });
});
