import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { rowsOfOthers } from "../../../tests/others.ts";
import { failing, storeFailed, working } from "../../../tests/outbox.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { answer, withForms } from "../../../tests/stored-enquiries.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import { erase } from "../erase/erase.server.ts";
import { lease } from "../outbox/lease.server.ts";
import { mailTrouble } from "../outbox/stuck-mail.server.ts";
import { lateMail } from "../outbox/unsent.server.ts";
import { reply, sendReplyAgain, withdrawReply } from "../reply/reply.server.ts";
import { submitEnquiry } from "../submit/submit-enquiry.server.ts";
import { addNote, assign, changeState } from "./handle.server.ts";
import { countNew, inbox } from "./inbox.server.ts";
import { markSpam, notSpam, sendAgain } from "./mailing.server.ts";
import { noteOutcome } from "./outcome/note-outcome.server.ts";
import { readEnquiry } from "./read-enquiry.server.ts";

const all = { states: [], search: "", page: 1 };

describe.each(databaseKinds)("on %s", (kind) => {
  test("a mail waits since it is to leave: freed from spam or sent once more, it is not late at once; one that never left stays late", async () => {
    const { deps, id } = await withForms(kind, { name: "Freed One", website: "trap" }, { name: "Sent Before" });
    deps.mail.answer = failing("throttled");
    const written = deps.time.now + 1_000;
    deps.time.now = written;
    await submitEnquiry(deps, filledForm({ name: "Never Left" }), "::1");
    const never = await deps.database.selectFrom("enquiry").select("id").where("name", "=", "Never Left").execute();
    deps.time.now += 3 * 24 * 3_600_000;
    const late = () => lateMail(deps.database, deps.time.now - 15 * 60_000);
    expect(await notSpam(deps, editor, id("Freed One"))).toMatchObject({ outcome: "not-sent" });
    expect(await sendAgain(deps, editor, id("Sent Before"))).toMatchObject({ outcome: "not-sent" });
    expect(await sendAgain(deps, editor, never[0]?.id ?? "")).toMatchObject({ outcome: "not-sent" });
    expect(await late()).toEqual({ count: 1, oldest: written, fault: "throttled" });
    const again = deps.time.now;
    await erase(deps, editor, { id: never[0]?.id ?? "", what: "message" });
    deps.time.now += 15 * 60_000;
    expect(await late()).toBeNull();
    deps.time.now += 1;
    expect(await late()).toEqual({ count: 2, oldest: again, fault: "throttled" });
  });

  test("a mail that is being sent right now is not sent a second time by hand", async () => {
    const { deps } = await withForms(kind);
    await storeFailed(deps, 1);
    const [entry] = (await inbox(deps, editor, all)).entries;
    expect(await lease(deps, "enquiry", entry?.id ?? "")).not.toBeNull();
    expect(await lease(deps, "enquiry", entry?.id ?? "")).toBeNull();
    expect(await sendAgain(deps, editor, entry?.id ?? "")).toEqual({ outcome: "busy" });
    expect(deps.mail.sent).toEqual([]);
    const faults = async () => (await inbox(deps, editor, all)).entries.map(({ mailFault }) => mailFault);
    expect(await faults()).toEqual([true]);
    await deps.database.updateTable("enquiry").set({ mail_state: "sent" }).execute();
    expect(await faults(), "what failed before it left is no fault").toEqual([false]);
  });

  test("what is marked as spam is not mailed later, whatever becomes of a mail on its way", async () => {
    const { deps } = await withForms(kind);
    await storeFailed(deps, 2);
    const [waiting = { id: "" }, underway = { id: "" }] = (await inbox(deps, editor, all)).entries;
    expect((await mailTrouble(deps)).total).toBe(2);
    await deps.database.updateTable("enquiry").set({ mail_fault: null }).where("id", "=", waiting.id).execute();
    expect((await mailTrouble(deps)).total).toBe(1); // what was not tried yet is not stuck
    const faults = (await inbox(deps, editor, all)).entries.map(({ mailFault }) => mailFault);
    expect(faults, "nor marked in the inbox").toEqual([false, true]);
    expect(await markSpam(deps, editor, waiting.id)).toEqual({ outcome: "marked" });
    const dueAt = async () => (await readEnquiry(deps, editor, underway.id))?.mailDueAt;
    const [due, marked]: [unknown[], unknown[]] = [[], []];
    deps.mail.send = async () => {
      due.push(await dueAt());
      marked.push(await markSpam(deps, editor, underway.id));
      return failing("network")();
    };
    expect(await sendAgain(deps, editor, underway.id)).toMatchObject({ outcome: "not-sent" });
    expect([due, marked], "due, so that another process sends it where this one dies").toEqual([
      [deps.time.now],
      [{ outcome: "marked" }],
    ]);
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
    deps.mail.send = async () => {
      due.push(await dueAt());
      return working();
    };
    expect(await notSpam(deps, editor, underway.id)).toEqual({ outcome: "sent" });
    expect(due.at(-1)).toBe(deps.time.now);
  });

  test("what is done with one enquiry is done with no other: its state, mail, answers and notes", async () => {
    const { deps } = await withForms(kind);
    await storeFailed(deps, 3);
    const [one = "", other = "", spam = ""] = (await inbox(deps, editor, all)).entries.map(({ id }) => id);
    const who = { name: "Erin", email: "erin@example.org", role: "editor", passwordHash: null } as const;
    const erin = (await createMember(deps.database, who, deps.clock())) ?? "";
    deps.mail.answer = failing("network");
    await markSpam(deps, editor, spam);
    for (const id of [one, other]) await reply(deps, editor, id, answer);
    await sendAgain(deps, editor, other);
    const owned = { enquiry_reply: "enquiry_id", enquiry_note: "enquiry_id", mail_attempt: "enquiry_id" } as const;
    const others = () => rowsOfOthers(deps.database, { enquiry: "id", ...owned }, one);
    const before = await others();
    deps.time.now += 1_000;
    const [{ id: written = "" } = {}, ...more] = (await readEnquiry(deps, editor, one))?.replies ?? [];
    expect(more, "an answer to another").toEqual([]);
    await changeState(deps, editor, one, "open");
    await assign(deps, { ...editor, name: "Ed" }, one, erin);
    await noteOutcome(deps, editor, one, { outcome: "won", value: "100" });
    await addNote(deps, editor, one, "They called.");
    await reply(deps, editor, one, answer);
    await sendReplyAgain(deps, editor, one, written);
    expect(await withdrawReply(deps, editor, one, written)).toMatchObject({ outcome: "withdrawn" });
    await sendAgain(deps, editor, one);
    await markSpam(deps, editor, one);
    await notSpam(deps, editor, one);
    expect(await others()).toEqual(before);
    expect(await erase(deps, editor, { id: one, what: "message" })).toMatchObject({ notes: 1, replies: 1 });
    expect(await others()).toEqual(before);
  });

  test("an answer to what is marked as spam later stays as it was: sent, or waiting", async () => {
    const { deps, id } = await withForms(kind, { name: "Ada One" });
    await reply(deps, editor, id("Ada One"), answer);
    deps.mail.answer = failing("network");
    deps.time.now += 1_000;
    await reply(deps, editor, id("Ada One"), answer);
    await markSpam(deps, editor, id("Ada One"));
    const { replies = [] } = (await readEnquiry(deps, editor, id("Ada One"))) ?? {};
    expect(replies.map(({ mailState }) => mailState)).toEqual(["sent", "due"]);
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
});
