import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../../tests/databases.ts";
import { editDocument, publishChange } from "../../../tests/edit.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { failing, working } from "../../../tests/outbox.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { publish } from "../../content/publishing/publish.server.ts";
import { erase, extentOf } from "../erase/erase.server.ts";
import { markSpam, notSpam, sendConfirmationAgain } from "../inbox/mailing.server.ts";
import { readEnquiry } from "../inbox/read-enquiry.server.ts";
import { isPlain } from "../mail/confirmation-mail.ts";
import { lease } from "../outbox/lease.server.ts";
import { openOutbox } from "../outbox/outbox.server.ts";
import { mailTrouble } from "../outbox/stuck-mail.server.ts";
import { reply } from "../reply/reply.server.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";

const DAY_MS = 24 * 3_600_000;

/** A site that confirms messages; `submit` gives the id of what was stored, and the mails that have left for its sender. */
const open = async (kind: DatabaseKind) => {
  const site = await openSeeded(kind);
  await publishChange(site.database, "settings", { confirms: true });
  const deps = Object.assign(site, { send: openOutbox(site) });
  const mailsTo = (to: string) => deps.mail.sent.filter((mail) => mail.to === to);
  const submit = async (changes: Record<string, unknown> = {}) => {
    const form = filledForm(changes);
    await submitEnquiry(deps, form, `address of ${form.formId}`);
    const stored = deps.database.selectFrom("enquiry").select("id").where("form_id", "=", String(form.formId));
    return (await stored.executeTakeFirstOrThrow()).id;
  };
  const read = async (id: string) => (await readEnquiry(deps, editor, id)) ?? expect.fail("it is gone");
  return { deps, submit, read, mailsTo };
};

test.each([
  ["Please call us about moving two servers, e.g. on 12 May at 2.30 pm.", true],
  ["We have 1.5 TB and 25 people; the invoice was $12,500.00", true],
  ["See https://pills.example", false],
  ["See pills.example now", false],
  ["See pills。example now", false],
  ["See pills\u200c.\u200dexample now", false],
  ["Write to ada@example.org", false],
  ["Write to ada＠example", false],
  ["Call 305-555-0199", false],
  ["Call (305) 555 01 99", false],
  ["Call ３０５５５５０１９９", false],
  ["Open 10.0.0.1", false],
])("%j may be quoted to whoever is named as its sender: %j", (text, may) => {
  expect(isPlain(text)).toBe(may);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("nothing is confirmed until Settings say so", async () => {
    const { deps, submit, read } = await open(kind);
    await publishChange(deps.database, "settings", { confirms: false });
    expect((await read(await submit())).confirmation).toBeNull();
    expect(await deps.send()).toBe(0);
  });

  test("a message is confirmed once, to its sender, in its language, marked as sent by a machine, and erased with it", async () => {
    const { deps, submit, read, mailsTo } = await open(kind);
    const form = { formId: "once", email: "ada@example.org" };
    const id = await submit(form);
    await submitEnquiry(deps, filledForm(form), "elsewhere");
    expect((await read(id)).confirmation).toEqual({ mailState: "due", mailedAt: null, trouble: null });
    expect(await deps.send()).toBe(1);
    expect(await deps.send()).toBe(0);
    const [mail, ...more] = mailsTo("ada@example.org");
    expect(more).toEqual([]);
    const { reference, confirmation, replies, attempts } = await read(id);
    expect(confirmation).toEqual({ mailState: "sent", mailedAt: deps.time.now, trouble: null });
    expect([replies, attempts.length]).toEqual([[], 1]);
    expect(mail).toMatchObject({
      subject: `We have your message (${reference})`,
      replyTo: "info@example.com",
      from: "info@example.com",
      headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    });
    expect(mail?.text).toMatch(/^Hello Ada Palmgrove,\n/);
    expect(mail?.text).toContain("What happens next\n- An engineer, not a sales desk, reads it and replies within");
    expect(mail?.text).toContain("What you wrote\n> Please call us about moving two servers.\n");
    expect(mail?.text).toContain("Business hours\nMonday");
    expect(mail?.text).toContain("Call (305) 555-0142 and give the reference.\n");
    expect(mail?.text).toMatch(/mangrove\.example[^\n]*\n$/);
    expect(mail?.html).toMatch(/<blockquote [^>]+>Please call us about moving two servers\.<\/blockquote>/);
    expect(mail?.html).toContain("<strong>What happens next</strong></p><ul ");
    expect(mail?.html).toContain(`nowrap">${reference}</span>`);
    expect(mail?.html).not.toMatch(/<a |href/);
    expect((await extentOf(deps, editor, id))?.message).toMatchObject({ replies: 0, attempts: 2 });
    expect(await erase(deps, editor, { id, what: "message" })).toMatchObject({ replies: 0, attempts: 2 });
    for (const table of ["enquiry_reply", "mail_attempt"] as const)
      expect(await deps.database.selectFrom(table).select("id").execute(), table).toEqual([]);

    await submit({ language: "es", email: "zoe@example.org", name: "Zoë Nuñez" });
    await deps.send();
    const [spanish] = mailsTo("zoe@example.org");
    expect(spanish?.subject).toMatch(/^Recibimos su mensaje \(M-/);
    expect(spanish?.text).toMatch(/^Hola, Zoë Nuñez:\n/);
    expect(spanish?.text).toContain("Lo que usted escribió\n> Please");
    expect(spanish?.html).toContain('<html lang="es" ');
  });

  test("what could advertise is not carried to somebody else's address", async () => {
    const { deps, submit, mailsTo } = await open(kind);
    await editDocument(deps, "page-contact", ({ blocks, ...data }) => ({
      ...data,
      blocks: (blocks as object[]).map((block) => ({ ...block, hidden: true })),
    }));
    await publish(deps, editor, "page-contact");
    await submit({ name: "Win a prize in our casino tonight", message: "Play now at casino.example, and win." });
    await deps.send();
    const [mail] = mailsTo("ada@example.org");
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(mail?.text).toContain("We don't repeat your message in this email.");
    expect(mail?.text, "a heading of nothing").not.toMatch(/What happens next|What you wrote/);
    expect([mail?.subject, mail?.text, mail?.html].join()).not.toMatch(/casino/i);
    const greeted = async (name: string, email: string) => {
      await submit({ name, email });
      await deps.send();
      return mailsTo(email)[0]?.text?.split("\n")[0];
    };
    expect(await greeted("Ana Maria Lopez Ruiz", "bo@example.org")).toBe("Hello Ana Maria Lopez Ruiz,");
    expect(await greeted("Win a prize from us", "cy@example.org")).toBe("Hello,");
    expect(await greeted("A".repeat(40), "di@example.org")).toBe(`Hello ${"A".repeat(40)},`);
    expect(await greeted("A".repeat(41), "ed@example.org")).toBe("Hello,");
    Object.assign(deps.settings, { NAME_RULE: "any" });
    expect(await greeted("Ana (305)", "fi@example.org"), "more than letters").toBe("Hello,");
    expect(await greeted("Win.at Casino", "gi@example.org"), "what mail programs make a link").toBe("Hello,");
  });

  test("nobody is written to by a suspect message, where one names them, by a machine's address or too often", async () => {
    const { deps, submit, read } = await open(kind);
    const confirmed = async (changes: Record<string, unknown>) =>
      (await read(await submit(changes))).confirmation !== null;
    expect(await confirmed({ website: "trap", message: "Write to Bo_B@example.org, it is worth it" })).toBe(false);
    expect(await confirmed({ email: "ada@example.org" }), "it sent spam").toBe(false);
    expect(await confirmed({ email: "bo_b@example.org" }), "spam names it").toBe(false);
    expect(await confirmed({ email: "boxb@example.org" })).toBe(true);
    const form = { services: [{ name: "Cloud", word: "cloud", receiver: "Cloud@example.com", service: [] }] };
    await publishChange(deps.database, "settings", { form });
    const machines = ["no-reply@example.org", "mailer-daemon@example.org"];
    for (const email of ["josé@example.org", "info@example.com", "cloud@example.com", ...machines])
      expect(await confirmed({ email }), email).toBe(false);
    const often: boolean[] = [];
    for (const email of ["cy@example.org", "Cy@example.org", "cy+1@example.org", "cy+2@example.org"])
      often.push(await confirmed({ email }));
    expect(often).toEqual([true, true, true, false]);
    deps.time.now += DAY_MS;
    expect(await confirmed({ email: "cy@example.org" }), "the next day").toBe(true);
  });

  test("a flood of forms confirms sixty an hour, of which spam takes none, and is stored whole", async () => {
    const { deps, submit } = await open(kind);
    for (let n = 0; n < 3; n += 1) await submit({ email: `robot-${n}@example.org`, website: "trap" });
    for (let n = 0; n < 62; n += 1) await submit({ email: `visitor-${n}@example.org` });
    const count = async (table: "enquiry" | "enquiry_reply") =>
      (await deps.database.selectFrom(table).select("id").execute()).length;
    expect([await count("enquiry"), await count("enquiry_reply")]).toEqual([65, 60]);
  });

  test("one that is refused is told, tried again, and given up after a day; spam holds it back", async () => {
    const { deps, submit, read } = await open(kind);
    const [id, spam] = [await submit(), await submit({ email: "bo@example.org" })];
    await markSpam(deps, editor, spam);
    await notSpam(deps, editor, spam);
    expect((await read(spam)).confirmation).toMatchObject({ mailState: "none" });
    deps.mail.answer = failing("rejected");
    await deps.send();
    expect((await read(id)).confirmation).toMatchObject({ mailState: "parked", trouble: { what: expect.any(String) } });
    expect(await mailTrouble(deps)).toMatchObject({ total: 1, stuck: [{ id, isConfirmation: true }] });
    deps.time.now += DAY_MS + 1;
    deps.mail.answer = working;
    expect(await deps.send()).toBe(0);
    expect((await read(id)).confirmation).toMatchObject({ mailState: "none" });
    expect(await mailTrouble(deps)).toMatchObject({ total: 0 });
  });

  test("one that failed, or was given up, is sent again by hand, once, and never for spam", async () => {
    const { deps, submit, read, mailsTo } = await open(kind);
    const [other, id] = [await submit({ email: "bo@example.org" }), await submit()];
    const again = () => sendConfirmationAgain(deps, editor, id);
    expect(await sendConfirmationAgain(deps, editor, "gone")).toEqual({ outcome: "missing" });
    deps.mail.answer = failing("rejected");
    await deps.send();
    expect(await again()).toMatchObject({ outcome: "not-sent", mail: { fault: "rejected" } });
    expect(await written(deps.database, "enquiry-confirm")).toEqual([[editor.id, "enquiry-confirm", id, ""]]);
    expect((await read(id)).confirmation).toMatchObject({ mailState: "parked" });
    deps.time.now += DAY_MS + 1;
    await deps.send();
    expect((await read(id)).confirmation).toMatchObject({ mailState: "none" });
    expect(await again()).toMatchObject({ outcome: "not-sent" });
    await deps.send();
    expect((await read(id)).confirmation, "given up once more").toMatchObject({ mailState: "none" });
    deps.mail.answer = working;
    await markSpam(deps, editor, id);
    expect(await again()).toEqual({ outcome: "spam" });
    await notSpam(deps, editor, id);
    const tried = mailsTo("ada@example.org").length;
    const outcomes = (await Promise.all([again(), again()])).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
    expect(mailsTo("ada@example.org")).toHaveLength(tried + 1);
    expect((await read(id)).confirmation).toEqual({ mailState: "sent", mailedAt: deps.time.now, trouble: null });
    expect(await again(), "it has left").toEqual({ outcome: "missing" });
    expect((await read(other)).confirmation, "that of another").toMatchObject({ mailState: "none" });
    deps.time.now += DAY_MS + 1;
    await deps.send();
    await markSpam(deps, editor, id);
    expect((await read(id)).confirmation, "nothing takes that back").toMatchObject({ mailState: "sent" });
  });

  test("one that is leaving at this moment is not sent by hand too", async () => {
    const { deps, submit, read } = await open(kind);
    const id = await submit();
    const { id: mail } = await deps.database.selectFrom("enquiry_reply").select("id").executeTakeFirstOrThrow();
    expect(await lease(deps, "enquiry_reply", mail)).not.toBeNull();
    expect(await sendConfirmationAgain(deps, editor, id)).toEqual({ outcome: "busy" });
    expect(await deps.send()).toBe(0);
    deps.time.now += DAY_MS + 1;
    await deps.send();
    expect((await read(id)).confirmation, "not given up under way").toMatchObject({ mailState: "due" });
  });

  test("one whose message is marked as spam while it leaves, in vain, is not tried again", async () => {
    const { deps, submit, read } = await open(kind);
    const id = await submit();
    deps.mail.send = async () => {
      await markSpam(deps, editor, id);
      return failing("network")();
    };
    await deps.send();
    deps.mail.send = async () => working();
    deps.time.now += 3_600_000;
    expect(await deps.send()).toBe(0);
    expect((await read(id)).confirmation).toMatchObject({ mailState: "none" });
  });

  test("a day without mail gives up what confirms, and keeps what answers", async () => {
    const { deps, submit, read } = await open(kind);
    const id = await submit();
    deps.mail.answer = failing("credentials");
    await reply(deps, editor, id, { subject: "Re", text: "We call you." });
    deps.time.now += DAY_MS + 1;
    await deps.send();
    expect((await read(id)).replies).toMatchObject([{ mailState: "parked" }]);
    deps.mail.answer = working;
    deps.time.now += DAY_MS;
    expect(await deps.send()).toBe(1);
    expect(await read(id)).toMatchObject({ replies: [{ mailState: "sent" }], confirmation: { mailState: "none" } });
  });
});
