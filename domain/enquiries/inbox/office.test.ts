import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { toCsv } from "../../formats/csv.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { erase } from "../erase/erase.server.ts";
import { mailTrouble } from "../outbox/stuck-mail.server.ts";
import { submitEnquiry } from "../submit/submit-enquiry.server.ts";
import { exportEnquiries } from "./export-enquiries.server.ts";
import { addNote, assign, changeState } from "./handle.server.ts";
import { countNew, inbox } from "./inbox.server.ts";
import { markSpam, notSpam, sendAgain } from "./mailing.server.ts";
import { enquiriesPerWeek } from "./per-week.server.ts";
import { readEnquiry } from "./read-enquiry.server.ts";

const editor: Actor = { id: "erin", role: "editor" };
const all = { states: [], search: "", page: 1 };

type Ground = Awaited<ReturnType<typeof openDeps>>;

/** Sends forms as visitors would; gives the ids, in the order sent. */
const withEnquiries = async (kind: DatabaseKind, ...forms: Record<string, unknown>[]) => {
  const deps = await openDeps(kind);
  for (const form of forms) await send(deps, form);
  const rows = await deps.database.selectFrom("enquiry").select("id").orderBy("created_at").execute();
  return { deps, ids: rows.map(({ id }) => id) };
};

const send = async (deps: Ground, form: Record<string, unknown>) => {
  deps.time.now += 1_000;
  await submitEnquiry(deps, filledForm({ elapsedMs: 20_000, ...form }), "203.0.113.9");
};

const spam = { website: "trap", name: "Spam Bot", email: "bot@example.net" };

test("a spreadsheet runs nothing of an export, and gets every character of it", () => {
  const cells = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "  =1", "|calc", "plain", 'with "quotes", and\r\nlines', 7];
  expect(toCsv([cells])).toBe(
    `\ufeff"'=1+1","'+1","'-1","'@SUM(A1)","'\t=1","'  =1","'|calc",plain,"with ""quotes"", and\r\nlines",7\r\n`,
  );
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("the inbox shows newest first, without spam, and finds by words and states", async () => {
    const { deps, ids } = await withEnquiries(
      kind,
      { name: "Ada One" },
      { name: "Bo Two", company: "Harbor Ltd" },
      spam,
    );
    const page = await inbox(deps, editor, all);
    expect(page.entries.map(({ name }) => name)).toEqual(["Bo Two", "Ada One"]);
    expect(page.counts).toEqual({ new: 2, open: 0, replied: 0, closed: 0, spam: 1 });
    expect(await inbox(deps, editor, { ...all, search: "HARBOR two" })).toMatchObject({
      total: 1,
      counts: { new: 1, spam: 0 },
    });
    expect((await inbox(deps, editor, { ...all, search: "100%_" })).total).toBe(0);
    expect((await inbox(deps, editor, { ...all, states: ["spam"] })).entries[0]?.id).toBe(ids[2]);
    expect(await countNew(deps.database)).toBe(2);
  });

  test("an enquiry moves from state to state, not into or out of spam by that way", async () => {
    const { deps, ids } = await withEnquiries(kind, {}, spam);
    expect(await changeState(deps, editor, ids[0] ?? "", "replied")).toEqual({
      outcome: "changed",
      state: "Replied",
    });
    expect(await changeState(deps, editor, ids[0] ?? "", "spam")).toEqual({ outcome: "invalid" });
    expect(await changeState(deps, editor, ids[1] ?? "", "open")).toEqual({ outcome: "missing" });
    expect((await readEnquiry(deps, editor, ids[0] ?? ""))?.state).toBe("replied");
  });

  test("what is no spam after all is mailed at once", async () => {
    const { deps, ids } = await withEnquiries(kind, spam);
    expect(deps.mail.sent).toHaveLength(0);
    expect((await readEnquiry(deps, editor, ids[0] ?? ""))?.spamReasons).toContain(
      "Filled in a field that people don't see",
    );
    expect(await notSpam(deps, editor, ids[0] ?? "")).toEqual({ outcome: "sent" });
    expect(deps.mail.sent).toHaveLength(1);
    expect(await readEnquiry(deps, editor, ids[0] ?? "")).toMatchObject({
      state: "new",
      spamReasons: [],
      mailState: "sent",
    });
    await markSpam(deps, editor, ids[0] ?? "");
    expect(await notSpam(deps, editor, ids[0] ?? "")).toEqual({ outcome: "sent-before" });
    expect(deps.mail.sent).toHaveLength(1);
  });

  test("what is spam is not mailed by hand either, before it is freed", async () => {
    const { deps, ids } = await withEnquiries(kind, spam);
    expect(await sendAgain(deps, editor, ids[0] ?? "")).toEqual({ outcome: "spam" });
    expect(deps.mail.sent).toEqual([]);
    expect(await readEnquiry(deps, editor, ids[0] ?? "")).toMatchObject({ mailState: "none", attempts: [] });
  });

  test("a mail that could not be sent waits for a person, says why, and is sent by hand", async () => {
    const { deps, ids } = await withEnquiries(kind);
    deps.mail.answer = () => ({
      sent: false,
      fault: "credentials",
      code: "InvalidClientTokenId",
      message: "bad token",
    });
    await send(deps, { name: "Ada One" });
    const trouble = await mailTrouble(deps);
    expect(trouble).toMatchObject({
      total: 1,
      stuck: [{ name: "Ada One", words: { todo: expect.stringContaining("AWS_ACCESS_KEY_ID") } }],
    });
    const id = trouble.stuck[0]?.id ?? "";
    expect(await sendAgain(deps, editor, id)).toMatchObject({ outcome: "not-sent" });
    deps.mail.answer = () => ({ sent: true, messageId: "m-1" });
    expect(await sendAgain(deps, editor, id)).toEqual({ outcome: "sent" });
    expect((await mailTrouble(deps)).total).toBe(0);
    const told = deps.database.selectFrom("activity").select(["action", "subject"]);
    expect(await told.execute()).toEqual(Array(2).fill({ action: "enquiry-send", subject: id }));
    expect((await readEnquiry(deps, editor, id))?.attempts.map(({ fault }) => fault)).toEqual([
      "credentials",
      "credentials",
      null,
    ]);
    expect(ids).toEqual([]);
  });

  test("an enquiry is handed over and gets notes, which are erased with it", async () => {
    const { deps, ids } = await withEnquiries(kind, {}, { name: "Bo Two", email: "bo@example.org" });
    const [first = "", second = ""] = ids;
    const who = { name: "Erin", email: "erin@example.org", role: "editor", passwordHash: null } as const;
    const erin = (await createMember(deps.database, who, deps.clock())) ?? "";
    expect(await assign(deps, { ...editor, name: "Ed" }, first, erin)).toMatchObject({ name: "Erin", told: true });
    const { to, from, subject, text } = deps.mail.sent.at(-1) ?? {};
    expect([from, subject]).toEqual(["info@example.com", "Yours now: the enquiry of Ada Palmgrove"]);
    expect([to, text]).toEqual([
      "erin@example.org",
      expect.stringMatching(/^Ed handed you the enquiry of Ada Palmgrove \(Analytical Engines\), reference M-/),
    ]);
    expect(text).toContain(`https://mangrove.example/cms/enquiries/${first}\n`);
    expect(await assign(deps, { id: erin, role: "editor" }, first, erin)).toMatchObject({ told: null });
    expect(deps.mail.sent.filter((mail) => mail.to === "erin@example.org")).toHaveLength(1);
    deps.mail.answer = () => ({ sent: false, fault: "network", code: "", message: "" });
    expect(await assign(deps, editor, first, erin)).toMatchObject({ outcome: "assigned", told: false });
    expect(await assign(deps, editor, first, "no such person")).toEqual({ outcome: "missing" });
    expect(await addNote(deps, { id: erin, role: "editor" }, first, " Call on Monday ")).toBe("added");
    expect(await addNote(deps, editor, first, "  ")).toBe("empty");
    expect(await addNote(deps, editor, "gone", "x")).toBe("missing");
    expect(await addNote(deps, editor, second, "x".repeat(2_001))).toBe("added");
    expect((await readEnquiry(deps, editor, second))?.notes[0]?.text).toHaveLength(2_000);
    const whole = await readEnquiry(deps, editor, first);
    expect(whole?.notes).toMatchObject([{ author: "Erin", text: "Call on Monday" }]);
    expect(whole).toMatchObject({ assignee: erin, people: [{ name: "Erin" }] });
    const mine = await inbox(deps, editor, { ...all, assignee: erin });
    expect(mine.entries).toMatchObject([{ id: first, assignee: "Erin" }]);
    expect(await assign(deps, editor, first, "")).toEqual({ outcome: "assigned", name: null, told: null });
    await deps.database.updateTable("staff").set({ banned: 1 }).where("id", "=", erin).execute();
    expect(await assign(deps, editor, first, erin)).toEqual({ outcome: "missing" });
    expect(await erase(deps, editor, { id: first, what: "person" })).toMatchObject({ notes: 1 });
    expect(await readEnquiry(deps, editor, second)).not.toBeNull();
  });

  test("an export holds what the filter finds, and that it was made", async () => {
    const { deps } = await withEnquiries(kind, { name: "Ada One", company: "=cmd" }, { name: "Bo Two" });
    const csv = await exportEnquiries(deps, editor, { states: [], search: "ada one" });
    expect(csv.split("\r\n")).toHaveLength(3);
    expect(csv).toContain(`,"'=cmd",`);
    const rows = await deps.database.selectFrom("activity").select("detail").execute();
    expect(rows).toEqual([{ detail: "1 rows" }]);
  });

  test("an export has a line for each enquiry, newest first, in words", async () => {
    const { deps } = await withEnquiries(kind, { name: "Ada One" }, { name: "Bo Two", service: "", phone: "" });
    const who = { name: "Erin", email: "erin@example.org", role: "editor", passwordHash: null } as const;
    const erin = (await createMember(deps.database, who, deps.clock())) ?? "";
    const { entries } = await inbox(deps, editor, { states: [], search: "Bo Two", page: 1 });
    await assign(deps, { id: erin, role: "editor" }, entries[0]?.id ?? "", erin);
    for (const note of ["Call on Monday", "Called"]) {
      deps.time.now += 1;
      await addNote(deps, { id: erin, role: "editor" }, entries[0]?.id ?? "", note);
    }
    deps.time.now -= 2;
    const lines = (await exportEnquiries(deps, editor, { states: [], search: "" })).split("\r\n");
    expect(lines[0]).toBe(
      "\ufeffReference,Received (UTC),State,Assigned to,Name,Email,Phone,Company,Service,Message,Mail,Notes",
    );
    const message = "Please call us about moving two servers.";
    const at = (ms: number) => new Date(ms).toISOString();
    expect(lines.slice(1).map((line) => line.replace(/^M-\w{6}/, "M"))).toEqual([
      `M,${at(deps.time.now)},New,Erin,Bo Two,ada@example.org,,Analytical Engines,,${message},sent,"Erin: Call on Monday\nErin: Called"`,
      `M,${at(deps.time.now - 1_000)},New,,Ada One,ada@example.org,(305) 555-0199,Analytical Engines,Cloud Solutions,${message},sent,`,
      "",
    ]);
  });

  test("weeks start on Monday in Florida, and spam is not counted", async () => {
    const { deps } = await withEnquiries(kind);
    deps.time.now = Date.parse("2026-11-16T04:00:00Z"); // still Sunday evening there
    await send(deps, {});
    deps.time.now = Date.parse("2026-11-16T06:00:00Z");
    await send(deps, {});
    await send(deps, spam);
    const weeks = await enquiriesPerWeek(deps.database, Date.parse("2026-11-20T12:00:00Z"));
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { monday: "2026-11-09", count: 1 },
      { monday: "2026-11-16", count: 1 },
    ]);
  });
});
