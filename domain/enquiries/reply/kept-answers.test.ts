import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { failing, working } from "../../../tests/outbox.ts";
import { answer, withEnquiry } from "../../../tests/stored-enquiries.ts";
import { markSpam, sendAgain } from "../inbox/mailing.server.ts";
import { mailTrouble } from "../outbox/stuck-mail.server.ts";
import { reply, sendReplyAgain, withdrawReply } from "./reply.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("what could not be mailed is kept and sent by the outbox, also after a crash; what is stuck is told", async () => {
    const { deps, id, erin, read } = await withEnquiry(kind);
    deps.mail.answer = failing("network");
    expect(await reply(deps, erin, id, answer)).toMatchObject({ outcome: "not-sent", mail: { fault: "network" } });
    expect(await read()).toMatchObject({ state: "replied", replies: [{ mailState: "due" }] });
    const { stuck } = await mailTrouble(deps);
    expect(stuck).toMatchObject([{ id, isAnswer: true, words: { what: "The email service did not answer." } }]);
    deps.mail.answer = working;
    deps.time.now += 13_000;
    expect(await deps.send()).toBe(1);
    expect(await deps.send()).toBe(0);
    expect((await read()).replies).toMatchObject([{ mailState: "sent", trouble: null }]);
    expect(await mailTrouble(deps)).toMatchObject({ total: 0 });

    // A process that died with its lease.
    await deps.database
      .updateTable("enquiry_reply")
      .set({ mail_state: "due", mail_due_at: 0, lease_owner: "dead" })
      .execute();
    for (let look = 0; look < 8; look += 1) {
      deps.time.now += 5_000;
      await deps.send();
    }
    expect(deps.mail.sent).toHaveLength(2);
  });

  test("an answer that is refused waits for a person, who sends it again or withdraws it; one that left stays", async () => {
    const { deps, id, erin, read } = await withEnquiry(kind);
    deps.mail.answer = failing("rejected");
    await reply(deps, erin, id, answer);
    deps.time.now += 1;
    await reply(deps, erin, id, { ...answer, text: "Another" });
    const [first, second] = (await read()).replies;
    expect(first?.mailState).toBe("parked");
    expect(await withdrawReply(deps, erin, "another enquiry", first?.id ?? "")).toEqual({ outcome: "missing" });
    expect(await withdrawReply(deps, erin, id, first?.id ?? "")).toEqual({
      outcome: "withdrawn",
      text: "We call you at three.\n\nErin",
    });
    deps.mail.answer = working;
    expect(await sendReplyAgain(deps, erin, "another enquiry", second?.id ?? "")).toEqual({ outcome: "missing" });
    expect(await sendReplyAgain(deps, erin, id, second?.id ?? "")).toEqual({ outcome: "sent" });
    expect(await sendReplyAgain(deps, erin, id, second?.id ?? "")).toEqual({ outcome: "missing" });
    expect(await withdrawReply(deps, erin, id, second?.id ?? "")).toEqual({ outcome: "missing" });
    expect((await read()).replies).toMatchObject([{ text: "Another", mailState: "sent" }]);
    expect(deps.mail.sent).toHaveLength(1);
    const attempts = await deps.database.selectFrom("mail_attempt").select("reply_id").execute();
    expect(attempts.filter(({ reply_id }) => reply_id === first?.id)).toEqual([]);
    const told = await deps.database
      .selectFrom("activity")
      .select(["actor", "action"])
      .where("subject", "=", id)
      .execute();
    for (const action of ["enquiry-withdraw", "enquiry-send"])
      expect(told.filter((one) => one.action === action)).toEqual([{ actor: erin.id, action }]);
  });

  test("an answer that is leaving at this moment is neither withdrawn nor sent by hand too; one that failed then is", async () => {
    const { deps, id, erin, read } = await withEnquiry(kind);
    const meanwhile: unknown[] = [];
    deps.mail.send = async () => {
      const [leaving] = (await read()).replies;
      meanwhile.push(await withdrawReply(deps, erin, id, leaving?.id ?? ""));
      meanwhile.push(await sendReplyAgain(deps, erin, id, leaving?.id ?? ""));
      return failing("network")();
    };
    await reply(deps, erin, id, answer);
    expect(meanwhile).toEqual([{ outcome: "missing" }, { outcome: "busy" }]);
    const [kept] = (await read()).replies;
    expect(kept).toMatchObject({ text: "We call you at three.\n\nErin", mailState: "due" });
    expect(await withdrawReply(deps, erin, id, kept?.id ?? "")).toEqual({
      outcome: "withdrawn",
      text: "We call you at three.\n\nErin",
    });
    expect(await withdrawReply(deps, erin, id, kept?.id ?? ""), "a second time").toEqual({ outcome: "missing" });
    expect(await sendReplyAgain(deps, erin, id, kept?.id ?? "")).toEqual({ outcome: "missing" });
  });

  test("an answer that waits leaves also when its message is taken for spam meanwhile: somebody wrote it", async () => {
    const { deps, id, erin, read } = await withEnquiry(kind);
    deps.mail.answer = failing("network");
    await reply(deps, erin, id, answer);
    expect(await markSpam(deps, erin, id)).toEqual({ outcome: "marked" });
    expect(await reply(deps, erin, id, answer)).toEqual({ outcome: "spam" });
    expect((await read()).replies).toMatchObject([{ mailState: "due" }]);
    deps.mail.answer = working;
    deps.time.now += 13_000;
    expect(await deps.send()).toBe(1);
    expect((await read()).replies).toMatchObject([{ mailState: "sent" }]);
  });

  test("what keeps an answer and what keeps the mail to the office are told each in its own words", async () => {
    const { deps, id, erin } = await withEnquiry(kind);
    const stuckBy = (fault: "paused" | "rejected", code: string) => () => ({ ...failing(fault)(), code });
    deps.time.now += 1_000;
    deps.mail.answer = stuckBy("paused", "AccountSendingPaused");
    await sendAgain(deps, erin, id);
    deps.time.now += 1_000;
    deps.mail.answer = stuckBy("rejected", "MailFromDomainNotVerified");
    await reply(deps, erin, id, answer);
    expect((await mailTrouble(deps)).stuck.map(({ isAnswer, words }) => [isAnswer, words.what])).toEqual([
      [true, "The domain of the sender is not verified."],
      [false, "Amazon has paused sending for the whole account."],
    ]);
  });

  test("an answer that waits for other settings goes when they change, and one put off by a clock that ran ahead at once", async () => {
    const { deps, id, erin, read } = await withEnquiry(kind);
    deps.mail.answer = failing("credentials");
    await reply(deps, erin, id, answer);
    expect((await read()).replies).toMatchObject([{ mailState: "parked" }]);
    deps.mail.answer = working;
    expect(await deps.send()).toBe(0);
    deps.mail.fingerprint = "others";
    expect(await deps.send()).toBe(1);
    const ahead = { mail_state: "due" as const, mail_due_at: deps.time.now + 2 * 15 * 60_000 };
    await deps.database.updateTable("enquiry_reply").set(ahead).execute();
    expect(await deps.send()).toBe(0);
    for (const mail_state of ["due", "parked"] as const) {
      const later = { mail_state, mail_due_at: ahead.mail_due_at + 1 };
      await deps.database.updateTable("enquiry_reply").set(later).execute();
      expect(await deps.send(), mail_state).toBe(1);
    }
  });
});
