import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { examineMail, sendTestMail } from "./examine-mail.server.ts";
import { mailFindings } from "./mail-findings.ts";
import { mailWords } from "./mail-words.ts";

const unanswered = (code: string, fault: "credentials" | "network" = "credentials") =>
  ({ answered: false, fault, code, message: "" }) as const;
const mail = { missing: [], fromAddress: "info@example.com", to: "office@example.org" };
const stateOf = (findings: ReturnType<typeof mailFindings>) =>
  Object.fromEntries(findings.map(({ name, state }) => [name, state]));

test("with settings missing, those are named and nothing else is guessed", () => {
  const all = unanswered("MissingSettings");
  const findings = mailFindings({ ...mail, missing: ["EMAIL_TO"] }, { quota: all, sending: all, identities: all });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ state: "bad", what: "Missing on the server: EMAIL_TO." });
});

test("a key that may only send proves itself by being denied; what it may not ask is said not to be told", () => {
  const denied = unanswered("AccessDenied");
  const findings = mailFindings(mail, { quota: denied, sending: denied, identities: denied });
  expect(stateOf(findings)).toEqual({
    Settings: "good",
    Credentials: "good",
    Sender: "unknown",
    Sandbox: "unknown",
    Quota: "unknown",
    Account: "unknown",
  });
  expect(findings[4]?.todo).toContain("ses:GetSendQuota");
});

test("wrong keys are told from a service that does not answer", () => {
  const wrong = unanswered("SignatureDoesNotMatch");
  expect(mailFindings(mail, { quota: wrong, sending: wrong, identities: wrong })[1]).toMatchObject({ state: "bad" });
  const silent = unanswered("Timeout", "network");
  expect(mailFindings(mail, { quota: silent, sending: silent, identities: silent })[1]).toMatchObject({
    state: "unknown",
    what: "Not told: no answer in time.",
  });
});

test("in the sandbox the recipient must be verified too", () => {
  const quota = { answered: true, perDay: 200, perSecond: 1, lastDay: 200 } as const;
  const sending = { answered: true, enabled: false } as const;
  const states = { "info@example.com": "unknown", "example.com": "verified", "office@example.org": "pending" } as const;
  const findings = mailFindings(mail, { quota, sending, identities: { answered: true, states } });
  expect(stateOf(findings)).toEqual({
    Settings: "good",
    Credentials: "good",
    Sender: "good",
    Sandbox: "bad",
    Quota: "bad",
    Account: "bad",
  });
});

const found = (name: string, changes: Partial<Parameters<typeof mailFindings>[1]>, of = mail) => {
  const quota = { answered: true, perDay: 50_000, perSecond: 14, lastDay: 1_200 } as const;
  const identities = { answered: true, states: { "example.com": "verified" } } as const;
  const examination = { quota, sending: { answered: true, enabled: true }, identities, ...changes } as const;
  return mailFindings(of, examination).find((one) => one.name === name);
};
const quota = (perDay: number, lastDay: number, perSecond = 14) =>
  ({ quota: { answered: true, perDay, perSecond, lastDay } }) as const;
const verified = (...names: string[]) =>
  ({
    identities: { answered: true, states: Object.fromEntries(names.map((name) => [name, "verified" as const])) },
  }) as const;

test.each([
  ["Quota", quota(50_000, 1_200), "good", "1,200 sent in the last 24 hours, 50,000 allowed; 14 a second."],
  ["Quota", quota(200, 199), "good", "199 sent in the last 24 hours, 200 allowed; 14 a second."],
  ["Quota", quota(200, 200), "bad", "200 sent in the last 24 hours, 200 allowed; 14 a second."],
  ["Quota", quota(-1, 900), "good", "900 sent in the last 24 hours, no limit; 14 a second."],
  ["Quota", quota(0, 0), "bad", "0 sent in the last 24 hours, 0 allowed; 14 a second."],
  ["Sandbox", quota(201, 0, 1), "good", "The account is out of the sandbox."],
  ["Sandbox", quota(200, 0, 2), "good", "The account is out of the sandbox."],
  ["Account", {}, "good", "Sending is switched on."],
  ["Sender", {}, "good", "info@example.com is verified."],
  ["Sender", verified("office@example.org"), "bad", "info@example.com is not verified."],
  [
    "Sender",
    { identities: { answered: true, states: { "example.com": "pending" } } },
    "bad",
    "info@example.com waits to be verified.",
  ],
  ["Settings", {}, "good", "All five are there."],
] as const)("%s of %j is %s: %s", (name, changes, state, what) => {
  expect(found(name, changes)).toMatchObject({ state, what });
});

test("in the sandbox a verified recipient is worth a note, and one that can't be asked for is not known to be bad", () => {
  const small = quota(200, 0, 1);
  expect(found("Sandbox", { ...small, ...verified("example.org") })).toEqual({
    name: "Sandbox",
    state: "note",
    what: "The account looks like one in the sandbox. It can only write to verified addresses. office@example.org is verified.",
    todo: "Invitations to staff need production access: ask for it in SES.",
  });
  const denied = unanswered("AccessDenied");
  expect(found("Sandbox", { ...small, identities: denied })).toMatchObject({
    state: "note",
    todo: "Sending works without. To see it here, grant ses:GetIdentityVerificationAttributes.",
  });
});

test("what the service answers instead is told, and one denied answer among faults proves the keys", () => {
  const [denied, wrong] = [unanswered("AccessDeniedException"), unanswered("InvalidClientTokenId")];
  const proved = "The email service knows the access key, and the secret fits.";
  expect(found("Credentials", { sending: wrong, identities: wrong })).toMatchObject({ state: "good", what: proved });
  expect(found("Credentials", { quota: wrong, sending: denied, identities: wrong })?.state).toBe("good");
  expect(found("Credentials", { quota: unanswered("x", "network"), sending: wrong, identities: wrong })).toMatchObject({
    state: "bad",
    todo: "Check AWS_ACCESS_KEY_ID in the settings of the server.",
  });
  const told = (code: string, message: string) =>
    found("Quota", { quota: { answered: false, fault: "network", code, message } })?.what;
  expect(told("X", "try later")).toBe("Not told: try later.");
  expect(told("X", "")).toBe("Not told: X.");
  expect(told("", "")).toBe("Not told.");
});

test.each([
  ["network", "Anything", "The email service did not answer."],
  ["settings", "", "Email is not set up yet."],
  ["paused", "AccountSendingPaused", "Amazon has paused sending for the whole account."],
  ["paused", "", "Sending is paused at the email service."],
  ["throttled", "", "Too many emails at once for the email service."],
  ["rejected", "", "The email service refused this email."],
  ["credentials", "", "The email service did not accept our keys."],
  ["other", "", "The email could not be sent."],
])("a fault of %s with code %j reads: %s", (fault, code, what) => {
  expect(mailWords(fault, code)).toEqual({ what, todo: expect.stringMatching(/\w{4}/) });
});

describe.each(databaseKinds)("the mail doctor on %s", (kind) => {
  test("finds an account in good order, sends a test mail, and writes it down", async () => {
    const deps = await openDeps(kind);
    expect((await examineMail(deps, admin)).map(({ state }) => state)).toEqual(Array(6).fill("good"));
    deps.mail.answer = () => {
      deps.time.now += 120;
      return { sent: true, messageId: "0100" };
    };
    const to = "info@example.com";
    expect(await sendTestMail(deps, admin)).toEqual({ outcome: "sent", to, messageId: "0100", tookMs: 120 });
    expect(deps.mail.sent).toHaveLength(1);
    deps.mail.answer = () => ({ sent: false, fault: "rejected", code: "MessageRejected", message: "no" });
    expect(await sendTestMail(deps, admin)).toEqual({
      outcome: "not-sent",
      code: "MessageRejected",
      message: "no",
      words: mailWords("rejected", "MessageRejected"),
    });
    expect(deps.mail.sent).toEqual([
      {
        from: "info@example.com",
        to: "info@example.com",
        subject: "Test email from the staff area",
        text: "This is a test email from the staff area of https://mangrove.example. Mail works.",
        html: "<p>This is a test email from the staff area of https://mangrove.example. Mail works.</p>",
      },
    ]);
    const rows = await deps.database.selectFrom("activity").select(["actor", "action", "detail"]).execute();
    const told = { actor: admin.id, action: "mail-test" };
    expect(rows.toSorted((a, b) => a.detail.localeCompare(b.detail))).toEqual([
      { ...told, detail: "not sent: MessageRejected" },
      { ...told, detail: "to info@example.com" },
    ]);
  });

  test("is not for editors", async () => {
    const deps = await openDeps(kind);
    await expect(examineMail(deps, editor)).rejects.toThrow("right to settings");
    await expect(sendTestMail(deps, editor)).rejects.toThrow("right to settings");
  });
});
