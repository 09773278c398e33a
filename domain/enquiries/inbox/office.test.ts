import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { send, spam, withEnquiries } from "../../../tests/stored-enquiries.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { erase } from "../erase/erase.server.ts";
import { mailTrouble } from "../outbox/stuck-mail.server.ts";
import { addNote, assign, changeState } from "./handle.server.ts";
import { countNew, inbox } from "./inbox.server.ts";
import { markSpam, notSpam, sendAgain } from "./mailing.server.ts";
import { readEnquiry } from "./read-enquiry.server.ts";

const editor: Actor = { id: "erin", role: "editor" };

const all = { states: [], search: "", page: 1 };

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
    expect(await assign(deps, { id: erin, role: "editor", name: "Erin" }, first, erin)).toMatchObject({ told: null });
    expect(deps.mail.sent.filter((mail) => mail.to === "erin@example.org")).toHaveLength(1);
    deps.mail.answer = () => ({ sent: false, fault: "network", code: "", message: "" });
    expect(await assign(deps, { ...editor, name: "Ed" }, first, erin)).toMatchObject({
      outcome: "assigned",
      told: false,
    });
    expect(await assign(deps, { ...editor, name: "Ed" }, first, "no such person")).toEqual({ outcome: "missing" });
    expect(await addNote(deps, { id: erin, role: "editor" }, first, " Call on Monday ")).toEqual({ outcome: "added" });
    expect(await addNote(deps, editor, first, "  ")).toEqual({ outcome: "empty" });
    expect(await addNote(deps, editor, "gone", "x")).toEqual({ outcome: "missing" });
    expect(await addNote(deps, editor, second, "x".repeat(2_001))).toEqual({ outcome: "too-long" });
    expect(await addNote(deps, editor, second, `\r\n ${"Called.\r\n".repeat(249)}${"x".repeat(8)}`)).toEqual({
      outcome: "added",
    });
    expect((await readEnquiry(deps, editor, second))?.notes.map(({ text }) => text)).toEqual([
      `${"Called.\n".repeat(249)}${"x".repeat(8)}`,
    ]);
    const whole = await readEnquiry(deps, editor, first);
    expect(whole?.notes).toMatchObject([{ author: "Erin", text: "Call on Monday" }]);
    expect(whole).toMatchObject({ assignee: erin, people: [{ name: "Erin" }] });
    const mine = await inbox(deps, editor, { ...all, assignee: erin });
    expect(mine.entries).toMatchObject([{ id: first, assignee: "Erin" }]);
    expect(await assign(deps, { ...editor, name: "Ed" }, first, "")).toEqual({
      outcome: "assigned",
      name: null,
      told: null,
    });
    await deps.database.updateTable("staff").set({ banned: 1 }).where("id", "=", erin).execute();
    expect(await assign(deps, { ...editor, name: "Ed" }, first, erin)).toEqual({ outcome: "missing" });
    expect(await erase(deps, editor, { id: first, what: "person" })).toMatchObject({ notes: 1 });
    expect(await readEnquiry(deps, editor, second)).not.toBeNull();
  });
});
