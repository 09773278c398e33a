import type { Answer, Mail, MailExamination } from "#platform/mail/mail.ts";
import { grouped } from "../../time/local-time.ts";
import { mailWords } from "./mail-words.ts";

export type Finding = { name: string; state: "good" | "bad" | "note" | "unknown"; what: string; todo: string };

const finding = (name: string, state: Finding["state"], what: string, todo = ""): Finding => ({
  name,
  state,
  what,
  todo,
});

type Settings = Pick<Mail, "missing" | "fromAddress" | "to">;

/** What an examination means, in plain words, and what to do about it. */
export const mailFindings = (mail: Settings, examination: MailExamination): Finding[] =>
  mail.missing.length > 0
    ? [settingsFinding(mail)]
    : [
        settingsFinding(mail),
        credentialsFinding(examination),
        identityFinding("Sender", mail.fromAddress, examination),
        sandboxFinding(mail, examination),
        quotaFinding(examination),
        sendingFinding(examination),
      ];

const settingsFinding = ({ missing }: Settings): Finding =>
  missing.length > 0
    ? finding(
        "Settings",
        "bad",
        `Missing on the server: ${missing.join(", ")}.`,
        "Set them and start the server again.",
      )
    : finding("Settings", "good", "All five are there.");

/** Any answer proves the keys, also one that says that the key may not ask. */
const credentialsFinding = ({ quota, sending, identities }: MailExamination): Finding => {
  const answers: Answer<object>[] = [quota, sending, identities];
  if (answers.some(proves))
    return finding("Credentials", "good", "The email service knows the access key, and the secret fits.");
  const refused = answers.find((answer) => !answer.answered && answer.fault === "credentials");
  if (refused && !refused.answered) {
    const words = mailWords(refused.fault, refused.code);
    return finding("Credentials", "bad", words.what, words.todo);
  }
  return unanswered("Credentials", quota);
};

const isDenied = (answer: Answer<object>): boolean => !answer.answered && /^AccessDenied/.test(answer.code);

const proves = (answer: Answer<object>): boolean => answer.answered || isDenied(answer);

const identityFinding = (name: string, address: string, { identities }: MailExamination): Finding => {
  if (!identities.answered) return unanswered(name, identities, "ses:GetIdentityVerificationAttributes");
  const states = [address, address.split("@")[1] ?? ""].map((identity) => identities.states[identity] ?? "unknown");
  if (states.includes("verified")) return finding(name, "good", `${address} is verified.`);
  if (states.includes("pending"))
    return finding(
      name,
      "bad",
      `${address} waits to be verified.`,
      "Open the link in Amazon's email, or finish the DNS records.",
    );
  return finding(
    name,
    "bad",
    `${address} is not verified.`,
    "Verify the address or its domain in SES, under Identities.",
  );
};

/** SES v1 does not say it outright: 200 a day at 1 a second is what accounts in the sandbox get. */
const sandboxFinding = (mail: Settings, examination: MailExamination): Finding => {
  const { quota } = examination;
  if (!quota.answered) return unanswered("Sandbox", quota, "ses:GetSendQuota");
  if (quota.perDay > 200 || quota.perSecond > 1)
    return finding("Sandbox", "good", "The account is out of the sandbox.");
  const recipient = identityFinding("Sandbox", mail.to, examination);
  const what = `The account looks like one in the sandbox. It can only write to verified addresses. ${recipient.what}`;
  const todo =
    recipient.state === "good" ? "Invitations to staff need production access: ask for it in SES." : recipient.todo;
  return finding("Sandbox", recipient.state === "bad" ? "bad" : "note", what, todo);
};

const quotaFinding = ({ quota }: MailExamination): Finding => {
  if (!quota.answered) return unanswered("Quota", quota, "ses:GetSendQuota");
  const most = quota.perDay < 0 ? "no limit" : `${grouped(quota.perDay)} allowed`;
  const what = `${grouped(quota.lastDay)} sent in the last 24 hours, ${most}; ${grouped(quota.perSecond)} a second.`;
  const full = quota.perDay >= 0 && quota.lastDay >= quota.perDay;
  return full
    ? finding("Quota", "bad", what, "Ask SES for more; unsent mail follows by itself.")
    : finding("Quota", "good", what);
};

const sendingFinding = ({ sending }: MailExamination): Finding => {
  if (!sending.answered) return unanswered("Account", sending, "ses:GetAccountSendingEnabled");
  return sending.enabled
    ? finding("Account", "good", "Sending is switched on.")
    : finding(
        "Account",
        "bad",
        "Sending is paused for the whole account.",
        "Look for a message from Amazon in the AWS console.",
      );
};

const unanswered = (name: string, answer: Answer<object>, right = ""): Finding => {
  if (answer.answered) return finding(name, "good", "");
  if (isDenied(answer) && right)
    return finding(
      name,
      "unknown",
      "Not told: the key may not ask for it.",
      `Sending works without. To see it here, grant ${right}.`,
    );
  const why = answer.code === "Timeout" ? "no answer in time" : answer.message || answer.code;
  return finding(name, "unknown", why ? `Not told: ${why}.` : "Not told.", "");
};
