import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../../tests/databases.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { failing, type OutboxDeps, openProcess, storeFailed, working } from "../../../tests/outbox.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import { erase } from "../erase/erase.server.ts";
import { lease } from "../outbox/lease.server.ts";
import { mailTrouble } from "../outbox/stuck-mail.server.ts";
import { submitEnquiry } from "../submit/submit-enquiry.server.ts";
import { exportEnquiries } from "./export-enquiries.server.ts";
import { addNote, assign, changeState } from "./handle.server.ts";
import { countNew, findEnquiries, inbox } from "./inbox.server.ts";
import { markSpam, notSpam, sendAgain } from "./mailing.server.ts";
import { enquiriesPerWeek } from "./per-week.server.ts";
import { readEnquiry } from "./read-enquiry.server.ts";

const all = { states: [], search: "", page: 1 };

/** Stores forms a second apart, named so that each is found again; gives their ids by name. */
const withForms = async (kind: DatabaseKind, ...forms: Record<string, unknown>[]) => {
  const deps = await openProcess(kind);
  for (const form of forms) {
    deps.time.now += 1_000;
    await submitEnquiry(deps, filledForm(form), "203.0.113.9");
  }
  const rows = await deps.database.selectFrom("enquiry").select(["id", "name"]).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return { deps, id: (name: string) => ids.get(name) ?? "" };
};

/** So many more enquiries like the one there is, each a minute older than the one before. */
const withCopies = async ({ database }: OutboxDeps, count: number) => {
  const row = await database.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, n) => ({
    ...row,
    ...{ id: `copy-${n}`, reference: `M-${n}`, form_id: `copy-${n}`, created_at: row.created_at - (n + 1) * 60_000 },
  }));
  await database.insertInto("enquiry").values(copies).execute();
};

const activity = ({ database }: OutboxDeps) =>
  database.selectFrom("activity").select(["actor", "action", "subject", "detail"]).orderBy("at").execute();

const member = (deps: OutboxDeps, name: string) =>
  createMember(
    deps.database,
    { name, email: `${name}@example.org`, role: "editor", passwordHash: null },
    deps.time.now,
  ).then((id) => id ?? "");

describe.each(databaseKinds)("on %s", (kind) => {
  test("the inbox is paged by fifty, with one line of each message", async () => {
    const { deps, id } = await withForms(kind, { name: "Ada One", message: `Two\n\n  words ${"x".repeat(200)}` });
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
      line: `Two words ${"x".repeat(130)}`,
      excerpt: null,
      createdAt: deps.time.now,
      assignee: null,
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

  test("each thing that is done to an enquiry is written down with whom, what and which", async () => {
    const { deps, id } = await withForms(kind, { name: "Ada One" }, { name: "Bo Two", email: "bo@example.org" });
    const ada = id("Ada One");
    const erin = await member(deps, "Erin");
    const steps = [
      () => changeState(deps, editor, ada, "replied"),
      () => assign(deps, editor, ada, erin),
      () => assign(deps, editor, ada, ""),
      () => addNote(deps, editor, ada, "Call back"),
      () => sendAgain(deps, editor, ada),
      () => markSpam(deps, editor, ada),
      () => notSpam(deps, editor, ada),
      () => exportEnquiries(deps, editor, { states: [], search: "" }),
    ];
    for (const step of steps) {
      deps.time.now += 1_000;
      await step();
    }
    deps.time.now += 1_000;
    const erased = await erase(deps, editor, { id: ada, what: "person" });
    const references = erased.outcome === "erased" ? erased.references : [];
    expect(references).toHaveLength(1);
    const on = { actor: editor.id, subject: ada };
    expect(await activity(deps)).toEqual([
      { ...on, action: "enquiry-state", detail: "to Replied" },
      { ...on, action: "enquiry-assign", detail: "to Erin" },
      { ...on, action: "enquiry-assign", detail: "to nobody" },
      { ...on, action: "enquiry-note", detail: "" },
      { ...on, action: "enquiry-send", detail: "" },
      { ...on, action: "enquiry-spam", detail: "" },
      { ...on, action: "enquiry-not-spam", detail: "" },
      { ...on, subject: null, action: "enquiry-export", detail: "2 rows" },
      { ...on, subject: null, action: "enquiry-erase", detail: references.join(", ") },
    ]);
  });

  test("what does not exist, or is so already, is told and changes nothing", async () => {
    const { deps, id } = await withForms(kind, { name: "Ada One" }, { name: "Spam Bot", website: "trap" });
    const [ada, bot] = [id("Ada One"), id("Spam Bot")];
    expect(await changeState(deps, editor, "gone", "open")).toEqual({ outcome: "missing" });
    expect(await assign(deps, editor, "gone", "")).toEqual({ outcome: "missing" });
    expect(await sendAgain(deps, editor, "gone")).toEqual({ outcome: "missing" });
    expect(await notSpam(deps, editor, ada)).toEqual({ outcome: "missing" });
    expect(await markSpam(deps, editor, bot)).toBe(false);
    expect(await markSpam(deps, editor, "gone")).toBe(false);
    expect(await readEnquiry(deps, editor, "gone")).toBeNull();
    expect(await erase(deps, editor, { id: "gone", what: "person" })).toEqual({ outcome: "missing" });
    expect(await activity(deps)).toEqual([]);
    expect(await readEnquiry(deps, editor, bot)).toMatchObject({ spamReasons: [expect.stringContaining("field")] });
    expect(await inbox(deps, editor, all)).toMatchObject({ counts: { new: 1, spam: 1 } });
  });

  test("an enquiry shows all that is known of it, tries and notes from the first on", async () => {
    const { deps } = await withForms(kind);
    const [zoe, erin] = [await member(deps, "Zoe"), await member(deps, "Erin")];
    await storeFailed(deps, 1);
    const created = deps.time.now;
    const row = await deps.database.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
    expect((await inbox(deps, editor, all)).entries).toMatchObject([{ mailFault: true }]);
    await assign(deps, editor, row.id, zoe);
    for (const [author, text] of [
      [zoe, "first"],
      ["somebody-gone", "second"],
    ] as const) {
      deps.time.now += 1_000;
      await addNote(deps, { id: author, role: "editor" }, row.id, text);
    }
    deps.time.now += 1_000;
    expect(await sendAgain(deps, editor, row.id)).toEqual({ outcome: "sent" });
    await deps.database.updateTable("staff").set({ banned: 1 }).execute();
    expect(await readEnquiry(deps, editor, row.id)).toEqual({
      id: row.id,
      reference: row.reference,
      state: "new",
      spamReasons: [],
      name: "Ada Palmgrove",
      email: "ada@example.org",
      phone: "(305) 555-0199",
      company: "Analytical Engines",
      service: "Cloud Solutions",
      message: "Please call us about moving two servers.",
      createdAt: created,
      mailState: "sent",
      mailDueAt: null,
      attempts: [
        {
          at: created,
          to: "info@example.com",
          tookMs: 0,
          replyTo: true,
          fault: "network",
          code: "Code",
          message: "Told so",
          mailId: null,
        },
        {
          at: deps.time.now,
          to: "info@example.com",
          tookMs: 0,
          replyTo: true,
          fault: null,
          code: "",
          message: "",
          mailId: "sent",
        },
      ],
      notes: [
        { id: expect.any(String), author: "Zoe", text: "first", at: created + 1_000 },
        { id: expect.any(String), author: "Somebody", text: "second", at: created + 2_000 },
      ],
      replies: [],
      others: { shown: [], total: 0 },
      assignee: zoe,
      people: [{ id: zoe, name: "Zoe" }],
    });
    await deps.database.updateTable("staff").set({ banned: 0 }).execute();
    const people = (await readEnquiry(deps, editor, row.id))?.people;
    expect(people).toEqual([
      { id: erin, name: "Erin" },
      { id: zoe, name: "Zoe" },
    ]);
    expect((await inbox(deps, editor, all)).entries).toMatchObject([{ mailFault: false, assignee: "Zoe" }]);
  });

  test("a mail that is being sent right now is not sent a second time by hand", async () => {
    const { deps } = await withForms(kind);
    await storeFailed(deps, 1);
    const [entry] = (await inbox(deps, editor, all)).entries;
    expect(await lease(deps, "enquiry", entry?.id ?? "")).not.toBeNull();
    expect(await lease(deps, "enquiry", entry?.id ?? "")).toBeNull();
    expect(await sendAgain(deps, editor, entry?.id ?? "")).toEqual({ outcome: "busy" });
    expect(deps.mail.sent).toEqual([]);
  });

  test("what is marked as spam is not mailed later, whatever becomes of a mail on its way", async () => {
    const { deps } = await withForms(kind);
    await storeFailed(deps, 2);
    const [waiting = { id: "" }, underway = { id: "" }] = (await inbox(deps, editor, all)).entries;
    expect((await mailTrouble(deps)).total).toBe(2);
    await deps.database.updateTable("enquiry").set({ mail_fault: null }).where("id", "=", waiting.id).execute();
    expect((await mailTrouble(deps)).total).toBe(1); // what was not tried yet is not stuck
    expect(await markSpam(deps, editor, waiting.id)).toBe(true);
    deps.mail.send = async () => {
      expect(await markSpam(deps, editor, underway.id)).toBe(true);
      return failing("network")();
    };
    expect(await sendAgain(deps, editor, underway.id)).toMatchObject({ outcome: "not-sent" });
    deps.mail.send = async () => working();
    deps.time.now += 3_600_000;
    expect(await deps.send()).toBe(0);
    for (const { id } of [waiting, underway])
      expect(await readEnquiry(deps, editor, id)).toMatchObject({
        state: "spam",
        spamReasons: ["Marked by staff"],
        mailState: "none",
        mailDueAt: null,
      });
    expect(await countNew(deps.database)).toBe(0);
    expect(await mailTrouble(deps)).toEqual({ missing: [], stuck: [], total: 0 });
    expect(await notSpam(deps, editor, underway.id)).toEqual({ outcome: "sent" });
  });

  test("of mails in trouble the newest five are shown, each with its last fault in words", async () => {
    const { deps } = await withForms(kind);
    deps.mail.answer = () => ({ sent: false, fault: "network", code: "Timeout", message: "" });
    for (const name of ["One", "Two", "Three", "Four", "Five", "Six"]) {
      deps.time.now += 1_000;
      await submitEnquiry(deps, filledForm({ name: `Ada ${name}` }), "::1");
    }
    const newest = await deps.database.selectFrom("enquiry").select("id").where("name", "=", "Ada Six").execute();
    deps.time.now += 1_000;
    deps.mail.answer = () => ({ sent: false, fault: "rejected", code: "MailFromDomainNotVerified", message: "" });
    await sendAgain(deps, editor, newest[0]?.id ?? "");
    const trouble = await mailTrouble(deps);
    expect(trouble.total).toBe(6);
    expect(trouble.stuck.map(({ name, words }) => [name, words.what])).toEqual([
      ["Ada Six", "The domain of the sender is not verified."],
      ...["Five", "Four", "Three", "Two"].map((name) => [`Ada ${name}`, "The email service did not answer."]),
    ]);
    expect(trouble.stuck[0]).toMatchObject({ id: newest[0]?.id, createdAt: deps.time.now - 1_000 });
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
