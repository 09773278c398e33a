import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { meanwhile } from "../../../tests/meanwhile.ts";
import { failing, working } from "../../../tests/outbox.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { answer, withEnquiry } from "../../../tests/stored-enquiries.ts";
import { written } from "../../../tests/written.ts";
import { erase, extentOf } from "../erase/erase.server.ts";
import { assign } from "../inbox/handle.server.ts";
import { markSpam, sendAgain } from "../inbox/mailing.server.ts";
import { submitEnquiry } from "../submit/submit-enquiry.server.ts";
import { answerStart } from "./read-replies.server.ts";
import { reply } from "./reply.server.ts";
import { fillReply } from "./reply-text.ts";

test("a prepared answer is filled in for one visitor; what is not known stays", () => {
  const about = { name: "Ada", service: "", reference: "M-1", me: "Erin" };
  expect(fillReply("{name}, about {service} ({reference}). {me} {phone}", about, "your IT")).toBe(
    "Ada, about your IT (M-1). Erin {phone}",
  );
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("an answer begins in the language of the enquiry", async () => {
    const site = await openSeeded(kind);
    const start = await answerStart(site, editor, { language: "es", reference: "M-1" });
    expect(start).toMatchObject({ subject: "Re: su mensaje (M-1)", anyService: "su tecnología" });
    expect(start.prepared[0]?.text).toMatch(/^Hola,? \{name\}/);
    const other = await answerStart(site, editor, { language: "xx", reference: "M-1" });
    expect(other.subject).toBe("Re: your message (M-1)");
  });

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
    expect(mail?.html).toContain(
      `Two servers.<br>\nCan you &amp; yours move them?</blockquote>Reference: ${reference}</div>`,
    );
    expect(await read()).toMatchObject({ state: "replied", assignee: erin.id });
    expect((await read()).replies).toMatchObject([
      { author: "Erin", text: "We call you at three.\n\nErin", mailState: "sent", trouble: null },
    ]);
    expect((await read()).attempts, "of the mail to the office alone").toHaveLength(1);

    await assign(deps, erin, id, otto.id);
    await reply(deps, erin, id, answer);
    expect(deps.mail.sent.at(-1)?.replyTo, "whoever has it").toBe("otto@example.org");
    expect((await read()).assignee, "and goes on having it").toBe(otto.id);
    const line = [erin.id, "enquiry-reply", id, ""];
    expect(await written(deps.database, "enquiry-reply")).toEqual([line, line]);
  });

  test.each([
    ["marked as spam", { state: "spam" }, { outcome: "spam" }, 0],
    ["given to somebody", { assignee: "otto" }, { outcome: "sent" }, 1],
  ] as const)(
    "what is %s at this very moment stays so when it is answered or mailed again",
    async (_, changes, outcome, mails) => {
      const { deps, id, erin, otto, read } = await withEnquiry(kind);
      const before = deps.mail.sent.length;
      const now = "assignee" in changes ? { assignee: otto.id } : changes;
      for (const verb of [() => reply(deps, erin, id, answer), () => sendAgain(deps, erin, id)]) {
        await deps.database.updateTable("enquiry").set({ state: "new", assignee: null }).where("id", "=", id).execute();
        const given = await meanwhile(
          deps.database,
          (transaction) => transaction.updateTable("enquiry").set(now).where("id", "=", id).execute(),
          verb,
        );
        expect(given).toEqual(outcome);
        expect(await read()).toMatchObject(now);
      }
      expect(deps.mail.sent).toHaveLength(before + 2 * mails);
    },
  );

  test("what a visitor writes back does not go to an account that is switched off, but to the author, whose enquiry it is then", async () => {
    const { deps, id, erin, otto, read } = await withEnquiry(kind);
    await assign(deps, erin, id, otto.id);
    await deps.database.updateTable("staff").set({ banned: 1 }).where("id", "=", otto.id).execute();
    expect((await read()).people).toEqual([
      { id: erin.id, name: "Erin", off: false },
      { id: otto.id, name: "Otto", off: true },
    ]);
    await reply(deps, erin, id, answer);
    expect(deps.mail.sent.at(-1)).toMatchObject({ to: "ada@example.org", replyTo: "erin@example.org" });
    const { assignee, people } = await read();
    expect([assignee, people]).toEqual([erin.id, [{ id: erin.id, name: "Erin", off: false }]]);
  });

  test("an address of staff that mail services refuse in a header is left out of it: the answer leaves all the same", async () => {
    const { deps, id, erin } = await withEnquiry(kind);
    await deps.database.updateTable("staff").set({ email: "érin@example.org" }).where("id", "=", erin.id).execute();
    expect(await reply(deps, erin, id, answer)).toEqual({ outcome: "sent" });
    expect(deps.mail.sent[0]).toMatchObject({ to: "ada@example.org" });
    expect(deps.mail.sent[0]).not.toHaveProperty("replyTo");
  });

  test("an answer to a message in Spanish quotes it in Spanish", async () => {
    const { deps, id, erin } = await withEnquiry(kind);
    await deps.database.updateTable("enquiry").set({ language: "es" }).execute();
    await reply(deps, erin, id, answer);
    expect(deps.mail.sent.at(-1)?.text).toMatch(
      /\nEl 9 de octubre de 2025[^\n]*, Ada[^\n]* escribió:\n> [\s\S]*\nReferencia: M-/,
    );
    expect(deps.mail.sent.at(-1)?.html).toContain('<html lang="es" dir="ltr">');
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
