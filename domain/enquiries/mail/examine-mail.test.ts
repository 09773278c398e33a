import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { examineMail, sendTestMail } from "./examine-mail.server.ts";
import { mailFindings } from "./mail-findings.ts";

const unanswered = (code: string, fault: "credentials" | "network" = "credentials") =>
  ({ answered: false, fault, code, message: "" }) as const;
const mail = { missing: [], from: "info@example.com", to: "office@example.org" };
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

describe.each(databaseKinds)("the mail doctor on %s", (kind) => {
  test("finds an account in good order, sends a test mail, and writes it down", async () => {
    const deps = await openDeps(kind);
    expect((await examineMail(deps, admin)).map(({ state }) => state)).toEqual(Array(6).fill("good"));
    expect(await sendTestMail(deps, admin)).toMatchObject({ outcome: "sent", to: "info@example.com" });
    expect(deps.mail.sent).toHaveLength(1);
    deps.mail.answer = () => ({ sent: false, fault: "rejected", code: "MessageRejected", message: "no" });
    expect(await sendTestMail(deps, admin)).toMatchObject({ outcome: "not-sent", code: "MessageRejected" });
    const rows = await deps.database.selectFrom("activity").select("action").execute();
    expect(rows.map(({ action }) => action)).toEqual(["mail-test", "mail-test"]);
  });

  test("is for admins", async () => {
    const deps = await openDeps(kind);
    await expect(examineMail(deps, editor)).rejects.toThrow("right to settings");
    await expect(sendTestMail(deps, editor)).rejects.toThrow("right to settings");
  });
});
