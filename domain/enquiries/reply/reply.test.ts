import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../../tests/databases.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { failing, openProcess, working } from "../../../tests/outbox.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import { erase, extentOf } from "../erase/erase.server.ts";
import { assign } from "../inbox/handle.server.ts";
import { markSpam, sendAgain } from "../inbox/mailing.server.ts";
import { readEnquiry } from "../inbox/read-enquiry.server.ts";
import { mailTrouble } from "../outbox/stuck-mail.server.ts";
import { submitEnquiry } from "../submit/submit-enquiry.server.ts";
import { reply, sendReplyAgain, withdrawReply } from "./reply.server.ts";
import { fillReply } from "./reply-text.ts";

const answer = { subject: "Re: your message", text: "  We call you at three.\r\n\r\nErin " };

/** An enquiry of two lines, and two people who may answer it. */
const withEnquiry = async (kind: DatabaseKind) => {
  const deps = await openProcess(kind);
  await submitEnquiry(deps, filledForm({ message: "Two servers.\nCan you & yours move them?" }), "::1");
  const { id } = await deps.database.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
  const person = async (name: string) => {
    const email = `${name.toLowerCase()}@example.org`;
    const made = await createMember(deps.database, { name, email, role: "editor", passwordHash: null }, deps.clock());
    return { id: made ?? "", role: "editor", name } as const;
  };
  const [erin, otto] = [await person("Erin"), await person("Otto")];
  deps.mail.sent.length = 0;
  return { deps, id, erin, otto, read: async () => (await readEnquiry(deps, erin, id)) ?? expect.fail("it is gone") };
};

test("a prepared answer is filled in for one visitor; what is not known stays", () => {
  const about = { name: "Ada", service: "", reference: "M-1", me: "Erin" };
  expect(fillReply("{name}, about {service} ({reference}). {me} {phone}", about)).toBe(
    "Ada, about your IT (M-1). Erin {phone}",
  );
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("an answer is mailed with the message quoted, for whoever is in charge; the enquiry is theirs and replied", async () => {
    const { deps, id, erin, otto, read } = await withEnquiry(kind);
    expect(await reply(deps, erin, id, answer)).toEqual({ outcome: "sent" });
    const [mail] = deps.mail.sent;
    expect(mail).toMatchObject({ from: "info@example.com", to: "ada@example.org", replyTo: "erin@example.org" });
    const { reference } = await read();
    expect(mail?.text).toMatch(
      /^We call you at three\.\n\nErin\n\nOn October 9, 2025 at \d+:\d\d .M, Ada[^\n]* wrote:\n/,
    );
    expect(mail?.text).toContain(`> Two servers.\n> Can you & yours move them?\n\nReference: ${reference}\n`);
    expect(mail?.html).toContain("Two servers.<br>\nCan you &amp; yours move them?");
    expect(await read()).toMatchObject({ state: "replied", assignee: erin.id });
    expect((await read()).replies).toMatchObject([
      { author: "Erin", text: "We call you at three.\n\nErin", mailState: "sent", trouble: null },
    ]);
    expect((await read()).attempts, "of the mail to the office alone").toHaveLength(1);

    await assign(deps, erin, id, otto.id);
    await reply(deps, erin, id, answer);
    expect(deps.mail.sent.at(-1)?.replyTo, "whoever has it").toBe("otto@example.org");
    const written = await deps.database.selectFrom("activity").select("action").where("subject", "=", id).execute();
    expect(written.filter(({ action }) => action === "enquiry-reply")).toHaveLength(2);
  });

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
    expect(await withdrawReply(deps, erin, "another enquiry", first?.id ?? "")).toBeNull();
    expect(await withdrawReply(deps, erin, id, first?.id ?? "")).toBe("We call you at three.\n\nErin");
    deps.mail.answer = working;
    expect(await sendReplyAgain(deps, erin, "another enquiry", second?.id ?? "")).toEqual({ outcome: "missing" });
    expect(await sendReplyAgain(deps, erin, id, second?.id ?? "")).toEqual({ outcome: "sent" });
    expect(await sendReplyAgain(deps, erin, id, second?.id ?? "")).toEqual({ outcome: "missing" });
    expect(await withdrawReply(deps, erin, id, second?.id ?? "")).toBeNull();
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

  test("an answer as long as can be is stored whole, with its reference and whose it is, and mailed after the office", async () => {
    const { deps, id, erin, read } = await withEnquiry(kind);
    deps.mail.answer = failing("network");
    const longest = { subject: "x".repeat(150), text: "y".repeat(20_000) };
    expect((await reply(deps, erin, id, longest)).outcome).toBe("not-sent");
    const { reference } = await read();
    const row = await deps.database.selectFrom("enquiry_reply").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ ...longest, reference, author: erin.id, enquiry_id: id, mail_attempts: 1 });
    expect(row).toMatchObject({ answer_to: "erin@example.org", mail_to: "ada@example.org", lease_owner: null });
    await sendAgain(deps, erin, id);
    await deps.database.updateTable("enquiry").set({ mail_state: "due", mail_due_at: 0 }).execute();
    await deps.database.updateTable("enquiry_reply").set({ mail_due_at: 0 }).execute();
    deps.mail.answer = working;
    expect(await deps.send()).toBe(2);
    expect(deps.mail.sent.map(({ to }) => to)).toEqual(["info@example.com", "ada@example.org"]);
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
    await deps.database
      .updateTable("enquiry_reply")
      .set({ mail_due_at: ahead.mail_due_at + 1 })
      .execute();
    expect(await deps.send()).toBe(1);
  });

  test("nothing empty, too long, to spam or to nobody is stored", async () => {
    const { deps, id, erin } = await withEnquiry(kind);
    const outcomes = [
      await reply(deps, erin, id, { ...answer, text: " \n " }),
      await reply(deps, erin, id, { ...answer, subject: " " }),
      await reply(deps, erin, id, { ...answer, text: "x".repeat(20_001) }),
      await reply(deps, erin, id, { ...answer, subject: "x".repeat(151) }),
      await reply(deps, erin, "gone", answer),
    ];
    await markSpam(deps, erin, id);
    outcomes.push(await reply(deps, erin, id, answer));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      "empty",
      "empty",
      "too-long",
      "too-long",
      "missing",
      "spam",
    ]);
    expect(await deps.database.selectFrom("enquiry_reply").selectAll().execute()).toEqual([]);
    expect(deps.mail.sent).toEqual([]);
  });

  test("the other messages of a person stand beside each; what is erased takes its answers along", async () => {
    const { deps, id, erin, read } = await withEnquiry(kind);
    deps.time.now += 1_000;
    await submitEnquiry(
      deps,
      filledForm({ email: "ADA@example.org", message: "Once more about those servers" }),
      "::1",
    );
    await submitEnquiry(deps, filledForm({ email: "bo@example.org" }), "::1");
    await submitEnquiry(deps, filledForm({ website: "trap" }), "::1");
    expect((await read()).others).toMatchObject({
      total: 1,
      shown: [{ state: "new", line: "Once more about those servers" }],
    });
    await reply(deps, erin, id, answer);
    expect((await extentOf(deps, erin, id))?.message).toMatchObject({ replies: 1, attempts: 2 });
    expect(await erase(deps, erin, { id, what: "message" })).toMatchObject({ replies: 1, attempts: 2 });
    expect(await deps.database.selectFrom("enquiry_reply").selectAll().execute()).toEqual([]);
  });
});
