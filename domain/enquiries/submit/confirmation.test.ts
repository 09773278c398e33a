import { describe, expect, test } from "vitest";
import { openConfirming } from "../../../tests/confirming-site.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument, publishChange } from "../../../tests/edit.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { publish } from "../../content/publishing/publish.server.ts";
import { erase, extentOf } from "../erase/erase.server.ts";
import { isPlain } from "../mail/confirmation-mail.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";

const DAY_MS = 24 * 3_600_000;

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
    const { deps, submit, read } = await openConfirming(kind);
    await publishChange(deps.database, "settings", { confirms: false });
    expect((await read(await submit())).confirmation).toBeNull();
    expect(await deps.send()).toBe(0);
  });

  test("a message is confirmed once, to its sender, in its language, marked as sent by a machine, and erased with it", async () => {
    const { deps, submit, read, mailsTo } = await openConfirming(kind);
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
    const { deps, submit, mailsTo } = await openConfirming(kind);
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

  test("nobody is written to by a suspect message, where one names them, by a machine's address or too often", {
    tags: "slow",
  }, async () => {
    const { deps, submit, read } = await openConfirming(kind);
    const confirmed = async (changes: Record<string, unknown>) =>
      (await read(await submit(changes))).confirmation !== null;
    const named = "Write to Bo_B@example.org, Go!Cuba@example.org or dixie@example.org, it is worth it";
    expect(await confirmed({ website: "trap", message: named })).toBe(false);
    expect(await confirmed({ email: "ada@example.org" }), "it sent spam").toBe(false);
    for (const email of ["bo_b@example.org", "go!cuba@example.org"])
      expect(await confirmed({ email }), `spam names ${email}`).toBe(false);
    for (const email of ["boxb@example.org", "di_ie@example.org"])
      expect(await confirmed({ email }), `spam names one like ${email}`).toBe(true);
    const form = { services: [{ name: "Cloud", word: "cloud", receiver: "Cloud@example.com", service: [] }] };
    await publishChange(deps.database, "settings", { form });
    Object.assign(deps.mail, { to: "office@example.com", fromAddress: "sender@example.com" });
    const own = ["info@example.com", "office@example.com", "Sender@example.com", "cloud@example.com"];
    const machines = ["no-reply@example.org", "mailer-daemon@example.org"];
    for (const email of ["josé@example.org", ...own, ...machines])
      expect(await confirmed({ email }), email).toBe(false);
    const often: boolean[] = [];
    for (const email of ["cy@example.org", "Cy@example.org", "cy+1@example.org", "cy+2@example.org"])
      often.push(await confirmed({ email }));
    expect(often).toEqual([true, true, true, false]);
    const oneMailbox: boolean[] = [];
    for (const email of ["dee.roe@gmail.com", "d.eeroe@gmail.com", "deeroe+1@googlemail.com", "d.e.e.r.o.e@gmail.com"])
      oneMailbox.push(await confirmed({ email }));
    expect(oneMailbox).toEqual([true, true, true, false]);
    deps.time.now += DAY_MS;
    expect(await confirmed({ email: "cy@example.org" }), "the next day").toBe(true);
  });

  test("a flood of forms confirms sixty an hour, of which spam takes none, and is stored whole", {
    tags: "slow",
  }, async () => {
    const { deps, submit } = await openConfirming(kind);
    for (let n = 0; n < 3; n += 1) await submit({ email: `robot-${n}@example.org`, website: "trap" });
    for (let n = 0; n < 62; n += 1) await submit({ email: `visitor-${n}@example.org` });
    const count = async (table: "enquiry" | "enquiry_reply") =>
      (await deps.database.selectFrom(table).select("id").execute()).length;
    expect([await count("enquiry"), await count("enquiry_reply")]).toEqual([65, 60]);
  });
});
