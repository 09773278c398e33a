import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { failing } from "../../../tests/outbox.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";

type Ground = Awaited<ReturnType<typeof openDeps>>;

const enquiries = (deps: Ground) => deps.database.selectFrom("enquiry").selectAll().execute();

describe.each(databaseKinds)("on %s", (kind) => {
  test("a good form is stored, mailed and answered as received", async () => {
    const deps = await openDeps(kind);
    const answer = await submitEnquiry(deps, filledForm(), "203.0.113.9");
    const [row, ...more] = await enquiries(deps);
    expect(answer).toEqual({ outcome: "received", reference: row?.reference, suspect: false, remaining: 14 });
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      state: "new",
      spam_reasons: "[]",
      name: "Ada Palmgrove",
      service: "cloud",
      mail_state: "sent",
      mail_due_at: null,
      mail_attempts: 1,
      mail_id: "stand-in-1",
      lease_owner: null,
      created_at: deps.time.now,
      mailed_at: deps.time.now,
    });
    expect(row?.reference).toMatch(/^M-[2-9A-Z]{6}$/);
    expect(row?.search).toContain("ada palmgrove\nada@example.org");
    expect(deps.mail.sent[0]).toMatchObject({
      subject: "New Contact Form Submission from Ada Palmgrove",
      replyTo: "ada@example.org",
    });
    expect(deps.mail.sent[0]?.text).toContain(`https://mangrove.example/cms/enquiries/${row?.id}`);
    expect(await deps.database.selectFrom("mail_attempt").selectAll().execute()).toMatchObject([
      { enquiry_id: row?.id, fault: null, mail_id: "stand-in-1", reply_to: 1 },
    ]);
  });

  test("wrong fields are told, not stored and not counted; a missing token is told with them", async () => {
    const deps = await openDeps(kind);
    expect(await submitEnquiry(deps, { name: "A", email: "ada@example.org" }, "a")).toEqual({
      outcome: "invalid",
      remaining: 15,
      fields: {
        name: "Name must be at least 2 characters",
        message: "Message must be at least 10 characters",
        recaptchaToken: "Please complete the human-check verification",
      },
    });
    expect(await enquiries(deps)).toEqual([]);
  });

  test("a missing and a false token count, and nothing is stored", async () => {
    const deps = await openDeps(kind);
    const missing = await submitEnquiry(deps, filledForm({ recaptchaToken: " " }), "a");
    expect(missing).toEqual({ outcome: "no-token", remaining: 14 });
    const wrong = await submitEnquiry(deps, filledForm({ recaptchaToken: "robot" }), "a");
    expect(wrong).toEqual({ outcome: "not-human", remaining: 13 });
    expect(await enquiries(deps)).toEqual([]);
    expect(deps.mail.sent).toEqual([]);
  });

  test("the sixteenth in an hour is refused before anything else is looked at", { tags: "slow" }, async () => {
    const deps = await openDeps(kind);
    for (let sent = 0; sent < 15; sent += 1) await submitEnquiry(deps, filledForm(), "a");
    deps.time.now += 60_000;
    const asked = deps.humanCheck.asked;
    expect(await submitEnquiry(deps, filledForm(), "a")).toEqual({
      outcome: "limited",
      resetMs: 3_540_000,
      remaining: 0,
    });
    expect((await submitEnquiry(deps, {}, "a")).outcome).toBe("limited");
    expect(deps.humanCheck.asked).toBe(asked);
    expect((await submitEnquiry(deps, filledForm(), "b")).outcome).toBe("received");
    deps.time.now += 3_540_000;
    expect((await submitEnquiry(deps, filledForm(), "a")).outcome).toBe("received");
  });

  test("the same form again is the same enquiry: one row, one mail, no second token asked for", async () => {
    const deps = await openDeps(kind);
    const form = filledForm();
    await submitEnquiry(deps, form, "a");
    expect((await submitEnquiry(deps, form, "a")).outcome).toBe("received");
    expect(await enquiries(deps)).toHaveLength(1);
    expect(deps.mail.sent).toHaveLength(1);
    expect(deps.humanCheck.asked).toBe(1);
  });

  test("the same form many times at once is one row and one mail", async () => {
    const deps = await openDeps(kind);
    const forms = Array.from({ length: 10 }, (_, index) =>
      filledForm({ formId: "the-same", recaptchaToken: `human-at-once-${index}` }),
    );
    const outcomes = await Promise.all(forms.map((form) => submitEnquiry(deps, form, "a")));
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(["received"]));
    expect(await enquiries(deps)).toHaveLength(1);
    expect(deps.mail.sent).toHaveLength(1);
  });

  test("another text under the id of a form is another enquiry, which sent again is still that one", async () => {
    const deps = await openDeps(kind);
    const first = filledForm({ formId: "f1" });
    const changed = filledForm({ formId: "f1", message: "Please call us about three servers." });
    const references: string[] = [];
    for (const form of [first, changed, { ...changed, recaptchaToken: "spent" }, first]) {
      const answer = await submitEnquiry(deps, form, "a");
      references.push("reference" in answer ? answer.reference : answer.outcome);
    }
    const [ours, theirs] = references;
    expect(references).toEqual([ours, theirs, theirs, ours]);
    const rows = await enquiries(deps);
    expect(new Map(rows.map(({ reference, message }) => [reference, message]))).toEqual(
      new Map([
        [ours, first.message],
        [theirs, changed.message],
      ]),
    );
    expect(deps.mail.sent).toHaveLength(2);
    const robot = { ...first, email: "bo@example.org", recaptchaToken: "robot" };
    expect((await submitEnquiry(deps, robot, "a")).outcome, "needs a token of its own").toBe("not-human");
  });

  test("two texts sent at once under the id of one form are two enquiries, however often each is sent", async () => {
    const deps = await openDeps(kind);
    const forms = Array.from({ length: 10 }, (_, n) =>
      filledForm({ formId: "shared", message: `Please call us about ${2 + (n % 2)} servers.` }),
    );
    const outcomes = await Promise.all(forms.map((form) => submitEnquiry(deps, form, "a")));
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(["received"]));
    expect((await enquiries(deps)).map(({ message }) => message).sort()).toEqual([
      "Please call us about 2 servers.",
      "Please call us about 3 servers.",
    ]);
  });

  test("a form that could not be mailed is kept, and sending it again tries the mail again", async () => {
    const deps = await openDeps(kind);
    const form = filledForm();
    deps.mail.answer = () => ({ sent: false, fault: "credentials", code: "AccessDenied", message: "No" });
    expect(await submitEnquiry(deps, form, "a")).toEqual({
      outcome: "not-sent",
      remaining: 14,
      mail: { sent: false, fault: "credentials", code: "AccessDenied", message: "No" },
    });
    deps.mail.answer = () => ({ sent: true, messageId: "later" });
    expect((await submitEnquiry(deps, form, "a")).outcome).toBe("received");
    expect(await enquiries(deps)).toMatchObject([{ mail_state: "sent", mail_attempts: 2, mail_id: "later" }]);
  });

  test("missing mail settings are told after the enquiry is stored, their names only to the log", async () => {
    const deps = await openDeps(kind);
    Object.assign(deps.mail, { missing: ["EMAIL_TO"] });
    deps.mail.answer = () => ({ sent: false, fault: "settings", code: "MissingSettings", message: "" });
    expect(await submitEnquiry(deps, filledForm(), "a")).toEqual({
      outcome: "not-configured",
      missing: ["EMAIL_TO"],
      remaining: 14,
    });
    expect(await enquiries(deps)).toMatchObject([{ mail_state: "parked", mail_fault: "settings" }]);
    const line = { level: 50, missing: ["EMAIL_TO"], msg: "enquiry: not mailed, email settings are missing" };
    expect(JSON.parse(deps.logged.at(-1) ?? "")).toMatchObject(line);
  });

  test.each([
    [{ website: "https://spam.example" }, "Filled in a field that people don't see"],
    [{ elapsedMs: 40 }, "Filled in within 40 ms"],
    [{ message: "Our SEO services get you to the first page of Google" }, "Words known from spam"],
  ])(
    "a suspect (%j) is stored as spam with its reasons, not mailed, and answered as received",
    async (changes, why) => {
      const deps = await openDeps(kind);
      const suspect = { outcome: "received", suspect: true };
      expect(await submitEnquiry(deps, filledForm(changes), "a")).toMatchObject(suspect);
      const [row] = await enquiries(deps);
      expect(row).toMatchObject({ state: "spam", mail_state: "none" });
      expect(row?.spam_reasons).toContain(why);
      expect(deps.mail.sent).toEqual([]);
    },
  );

  test("when the enquiry can't be kept, that is a fault, no mail leaves and the token is still good", async () => {
    const deps = await openDeps(kind);
    await deps.database.schema.alterTable("enquiry").renameTo("gone").execute();
    const form = filledForm();
    await expect(submitEnquiry(deps, form, "a")).rejects.toThrow();
    await deps.database.schema.alterTable("gone").renameTo("enquiry").execute();
    expect(deps.mail.sent).toEqual([]);
    expect((await submitEnquiry(deps, form, "a")).outcome).toBe("received");
  });

  test("the log follows each step and holds nothing of the visitor", async () => {
    const deps = await openDeps(kind);
    const submit = async (form = filledForm()) => {
      const answer = await submitEnquiry(deps, form, "203.0.113.9");
      return "reference" in answer ? answer.reference : answer.outcome;
    };
    const form = filledForm();
    const reference = await submit(form);
    await submit(form);
    await submit(filledForm({ recaptchaToken: "robot" }));
    await submit(filledForm({ name: "Ada 2" }));
    deps.mail.answer = failing("throttled");
    await submit();
    Object.assign(deps.settings, { CONTACT_LIMIT: 1 });
    expect(await submit()).toBe("limited");
    const lines = deps.logLines();
    const without = lines.filter(({ err, level }) => err && level === 40).map(({ msg }) => msg);
    expect([...new Set(without)].sort(), "this site has no Settings to look at").toEqual([
      "enquiry: could not look up its receiver, so EMAIL_TO gets it",
      "enquiry: could not prepare its confirmation",
      "mail: could not look up the company, so it looks plain",
    ]);
    const told = lines.filter(({ err }) => !err);
    const [passed, mail] = ["enquiry: fields and human check passed", { queue: "enquiry" }];
    expect(told).toMatchObject([
      { level: 30, msg: passed },
      { level: 30, msg: "enquiry: stored", reference, state: "new" },
      { level: 30, msg: "enquiry: mail sent", reference, ...mail, mailId: expect.any(String) },
      { level: 30, msg: "enquiry: stored before", reference },
      { level: 30, msg: "enquiry: refused by the human check", reason: expect.any(String) },
      { level: 30, msg: "enquiry: refused, fields are wrong", fields: ["name"] },
      { level: 30, msg: passed },
      { level: 30, msg: "enquiry: stored" },
      { level: 40, msg: "enquiry: mail not sent", ...mail, fault: "throttled", code: "Code" },
      { level: 30, msg: "enquiry: refused, too many from this address" },
    ]);
    expect(told.at(-2)?.reference).toBe(told.at(-3)?.reference);
    expect(deps.logged.join("")).not.toMatch(/ada|lovelace|example\.org|555-0199|servers|203\.0|analytical/i);
  });

  test("a form without a usable id is stored as one that can't be recognized again", async () => {
    const deps = await openDeps(kind);
    for (const formId of [undefined, "", "x".repeat(101), "a b", 7]) {
      expect((await submitEnquiry(deps, filledForm({ formId }), "a")).outcome).toBe("received");
    }
    expect(await enquiries(deps)).toHaveLength(5);
  });

  test("mistakes cost no attempt, but whoever makes nothing else is stopped", { tags: "slow" }, async () => {
    const deps = await openDeps(kind);
    const send = () => submitEnquiry(deps, filledForm({ email: "no address" }), "203.0.113.9");
    for (let mistake = 0; mistake < 150; mistake += 1)
      expect(await send()).toMatchObject({ outcome: "invalid", remaining: 15 });
    expect(await send()).toMatchObject({ outcome: "limited" });
    expect(await submitEnquiry(deps, filledForm(), "203.0.113.8")).toMatchObject({ outcome: "received" });
  });
});
