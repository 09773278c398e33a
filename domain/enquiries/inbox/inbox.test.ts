import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import type { OutboxDeps } from "../../../tests/outbox.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { withForms } from "../../../tests/stored-enquiries.ts";
import { submitEnquiry } from "../submit/submit-enquiry.server.ts";
import { changeState } from "./handle.server.ts";
import { findEnquiries, inbox } from "./inbox.server.ts";
import { enquiriesPerWeek } from "./per-week.server.ts";
import { readEnquiry } from "./read-enquiry.server.ts";

const all = { states: [], search: "", page: 1 };

/** So many more enquiries like the one there is, each a minute older than the one before. */
const withCopies = async ({ database }: OutboxDeps, count: number) => {
  const row = await database.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, n) => ({
    ...row,
    ...{ id: `copy-${n}`, reference: `M-${n}`, form_id: `copy-${n}`, created_at: row.created_at - (n + 1) * 60_000 },
  }));
  await database.insertInto("enquiry").values(copies).execute();
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("the inbox is paged by fifty, with one line of each message", async () => {
    const { deps, id } = await withForms(kind, {
      name: "Ada One",
      message: `Two\n\n  words ${"x".repeat(129)}${"🌴".repeat(9)}`,
    });
    await withCopies(deps, 50);
    const first = await inbox(deps, editor, all);
    expect(first).toMatchObject({ total: 51, pages: 2, counts: { new: 51 } });
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]).toEqual({
      id: id("Ada One"),
      reference: expect.stringMatching(/^M-/),
      state: "new",
      name: "Ada One",
      company: "Analytical Engines",
      service: "Cloud Solutions",
      line: `Two words ${"x".repeat(129)}🌴`,
      excerpt: null,
      createdAt: deps.time.now,
      assignee: null,
      outcome: null,
      mailFault: false,
    });
    const second = await inbox(deps, editor, { ...all, page: 2 });
    expect(second.entries.map((entry) => entry.id)).toEqual(["copy-49"]);
    await deps.database.deleteFrom("enquiry").execute();
    expect(await inbox(deps, editor, all)).toMatchObject({ total: 0, pages: 1, entries: [] });
  });

  test("a search takes every word as it is written, and at most eight of them", async () => {
    const { deps, id } = await withForms(
      kind,
      { name: "Ada One", company: "Harbor" },
      { name: "Ada Two" },
      { name: "Ada Bot", website: "trap" },
    );
    const total = async (search: string) => (await inbox(deps, editor, { ...all, search })).total;
    expect(await total("  ada   harbor ")).toBe(1);
    expect(await total("a_a")).toBe(0);
    expect(await total("ha%or")).toBe(0);
    expect(await total(`${"ada ".repeat(8)}nobody`)).toBe(2);
    expect(await total(`${"ada ".repeat(7)}nobody`)).toBe(0);
    await changeState(deps, editor, id("Ada One"), "closed");
    const found = async (words: string, most = 9) =>
      (await findEnquiries(deps, editor, { words, most })).map(({ name, reference }) => [name, reference.slice(0, 2)]);
    expect(await found("ADA")).toEqual([
      ["Ada Two", "M-"],
      ["Ada One", "M-"],
    ]);
    expect(await found("ada", 1)).toEqual([["Ada Two", "M-"]]);
    expect(await found("ada harbor")).toEqual([["Ada One", "M-"]]);
    expect(await found("  ")).toEqual([]);
  });

  test("what was looked for is shown where it stands, in the message before the address and the phone", async () => {
    const { deps } = await withForms(kind, {
      name: "José Ñandú",
      phone: "305-555-0777",
      message: "Ring 0777 at José's.",
    });
    const found = async (search: string) => {
      const { entries } = await inbox(deps, editor, { ...all, search });
      const [hit] = await findEnquiries(deps, editor, { words: search, most: 1 });
      expect(hit).toMatchObject({ id: entries[0]?.id, excerpt: entries[0]?.excerpt ?? null });
      return entries[0]?.excerpt?.where ?? null;
    };
    expect(await found("0777")).toBe("Message");
    expect(await found("555-0777")).toBe("Phone");
    expect(await found("ada@example")).toBe("Email");
    expect(await found("jose nandu"), "without accents, in the name").toBe("Message");
    expect(await found("nandu")).toBeNull();
  });

  test("of a person's other messages the newest ten are shown, and all are counted, without spam and those of others", async () => {
    const { deps, id } = await withForms(kind, { name: "Ada One" }, { name: "Bo Two", email: "bo@example.org" });
    await withCopies(deps, 11);
    await deps.database.updateTable("enquiry").set({ state: "spam" }).where("id", "=", "copy-0").execute();
    const others = async () => (await readEnquiry(deps, editor, id("Ada One")))?.others;
    const shown = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => expect.objectContaining({ id: `copy-${from + n}` }));
    expect(await others()).toEqual({ shown: shown(1, 10), total: 10 });
    await deps.database.updateTable("enquiry").set({ state: "open" }).where("id", "=", "copy-0").execute();
    expect(await others()).toEqual({ shown: shown(0, 9), total: 11 });
  });

  test("twelve weeks are counted, the first from its first moment on", async () => {
    const { deps } = await withForms(kind);
    const now = Date.parse("2026-11-20T12:00:00Z");
    const first = Date.parse("2026-08-31T04:00:00Z"); // midnight in Florida
    for (const at of [first - 1, first, first + 1, now]) {
      deps.time.now = at;
      await submitEnquiry(deps, filledForm(), "::1");
    }
    const weeks = await enquiriesPerWeek(deps.database, now);
    expect(weeks.map(({ count }) => count)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(weeks[0]?.monday).toBe("2026-08-31");
  });
});
