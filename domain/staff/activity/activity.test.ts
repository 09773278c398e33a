import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { submitEnquiry } from "../../enquiries/submit/submit-enquiry.server.ts";
import { keysOf } from "../../keys-of.ts";
import { createMember } from "../members/create-member.server.ts";
import { abouts, actions, actionsAbout } from "./actions.ts";
import { listActivity, record } from "./activity.server.ts";

test("every action has a subject of the filter, and each subject finds its own actions", () => {
  const subjects = keysOf(abouts);
  expect(subjects.flatMap(actionsAbout).sort()).toEqual(Object.keys(actions).sort());
  expect(actionsAbout("media").every((action) => action.startsWith("media-"))).toBe(true);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("an entry says who did what to which document, picture, person or enquiry", async () => {
    const deps = await openDeps(kind);
    const add = async (name: string) => {
      const who = { name, email: `${name}@example.org`, role: "editor", passwordHash: null } as const;
      return (await createMember(deps.database, who, deps.clock())) ?? "";
    };
    const [zoe, erin] = [await add("Zoe"), await add("Erin")];
    await submitEnquiry(deps, filledForm(), "::1");
    const enquiry = await deps.database.selectFrom("enquiry").select(["id", "reference"]).executeTakeFirstOrThrow();
    const events = [
      { actor: zoe, action: "publish", document: "d", subject: "revision", detail: "Home" },
      { actor: zoe, action: "media-delete", subject: "p", detail: "A rack" },
      { actor: zoe, action: "staff-role", subject: erin, detail: "to admin" },
      { actor: null, action: "enquiry-state", subject: enquiry.id, detail: "to Open" },
      { actor: "gone", action: "enquiry-note", subject: "erased" },
      { actor: erin, action: "redirect-add", subject: erin, detail: "/a to /b" },
      { actor: erin, action: "of a later release", detail: "Something" },
    ] as Parameters<typeof record>[2][];
    for (const event of events) {
      deps.time.now += 1_000;
      await record(deps.database, deps.clock(), event);
    }
    const { entries, people, total, pages } = await listActivity(deps, admin, { page: 1 });
    expect(entries.map(({ id: _, ...entry }) => Object.values(entry))).toEqual([
      [deps.time.now, "Erin", "content", "of a later release", "Something", "", null],
      [deps.time.now - 1_000, "Erin", "settings", "added a redirect", "", "/a to /b", null],
      [deps.time.now - 2_000, null, "enquiries", "added a note to an enquiry", "", "", null],
      [deps.time.now - 3_000, null, "enquiries", "moved an enquiry", enquiry.reference, "to Open", enquiry.id],
      [deps.time.now - 4_000, "Zoe", "staff", "changed the role of", "Erin", "to admin", null],
      [deps.time.now - 5_000, "Zoe", "media", "moved to the trash of Media", "A rack", "", null],
      [deps.time.now - 6_000, "Zoe", "content", "published", "Home", "", null],
    ]);
    expect(people).toEqual([
      { id: erin, name: "Erin" },
      { id: zoe, name: "Zoe" },
    ]);
    expect([total, pages]).toEqual([7, 1]);
    const found = async (filter: object) =>
      (await listActivity(deps, admin, { page: 1, ...filter })).entries.map(({ at }) => deps.time.now - at);
    expect(await found({ since: deps.time.now - 1_000 })).toEqual([0, 1_000]);
    expect(await found({ until: deps.time.now - 5_000 })).toEqual([6_000]);
    expect(await found({ actor: zoe, about: "media" })).toEqual([5_000]);
    const written = await deps.database
      .selectFrom("activity")
      .select(["document_id", "subject"])
      .orderBy("at")
      .execute();
    expect(written.slice(0, 2)).toEqual([
      { document_id: "d", subject: "revision" },
      { document_id: null, subject: "p" },
    ]);
  });

  test("pages hold fifty entries, the newest first; there is always a first page", async () => {
    const deps = await openDeps(kind);
    expect(await listActivity(deps, admin, { page: 1 })).toEqual({ entries: [], total: 0, pages: 1, people: [] });
    const row = { actor: null, action: "sign-out", document_id: null, subject: null, detail: "" };
    const rows = Array.from({ length: 51 }, (_, n) => ({ ...row, id: `e-${n}`, at: n }));
    await deps.database.insertInto("activity").values(rows).execute();
    const first = await listActivity(deps, admin, { page: 1 });
    expect([first.total, first.pages, first.entries.length, first.entries[0]?.id]).toEqual([51, 2, 50, "e-50"]);
    expect((await listActivity(deps, admin, { page: 2 })).entries.map(({ id }) => id)).toEqual(["e-0"]);
  });
});

test.each<[string, object]>([
  ["all of it", {}],
  ["that of one member", { actor: "a" }],
  ["that of a time", { since: 1, until: 2 }],
])("the activity, which only grows, is read along an index: %s", async (_, filter) => {
  const { database } = await openDeps("SQLite");
  const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
  onTestFinished(() => prepare.mockRestore());
  await listActivity({ database }, admin, { ...filter, page: 1 });
  const page = prepare.mock.calls.map(([text]) => text).find((text) => text.includes('order by "at" desc'));
  const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${page}`).execute(database);
  const plan = rows.map(({ detail }) => detail);
  expect(plan[0]).toMatch(/^(SCAN|SEARCH) activity USING INDEX activity_(actor_)?at\b/);
  expect(plan).not.toContain("USE TEMP B-TREE FOR ORDER BY");
});
