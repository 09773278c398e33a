import type { Tracing } from "../process/tracing.ts";

export type MailMessage = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Beside the usual ones. With them it is sent by SendRawEmail, a right of its own. */
  headers?: Record<string, string>;
};

/** The first three wait for a person; `throttled`, `network` pass; `rejected` is this message; `busy`: not tried. */
export type MailFault = "settings" | "credentials" | "paused" | "throttled" | "network" | "rejected" | "busy" | "other";

type Failure = { fault: MailFault; code: string; message: string };

/** `code` and `message` are the mail service's own, and hold nothing of the mail's content. */
export type MailResult = { sent: true; messageId: string } | ({ sent: false } & Failure);

export type Answer<T> = ({ answered: true } & T) | ({ answered: false } & Failure);

export type IdentityState = "verified" | "pending" | "failed" | "unknown";

/** Each question may stay unanswered by itself. */
export type MailExamination = {
  quota: Answer<{ perDay: number; perSecond: number; lastDay: number }>;
  /** False while Amazon or the owner has paused the account. */
  sending: Answer<{ enabled: boolean }>;
  identities: Answer<{ states: Record<string, IdentityState> }>;
};

export type Mail = {
  /** The names of needed settings that are empty. While there is one, nothing can be sent. */
  missing: readonly string[];
  fingerprint: string;
  /** As a mail names its sender: `Company <office@example.com>`, or the address alone. */
  from: string;
  fromAddress: string;
  to: string;
  /** Never rejects, never repeats. A mail given up after `timeoutMs` may have left all the same. */
  send: (message: MailMessage, timeoutMs: number) => Promise<MailResult>;
  /** Sends nothing, never rejects; gives up after `timeoutMs`. */
  examine: (timeoutMs: number) => Promise<MailExamination>;
};

export type MailOutcomes = Record<string, number>;

/** The same mail, whose outcomes are counted, and which is a span of its own where traces are written. */
export const watchMail = <M extends Mail>(mail: M, tracing: Tracing | null): { mail: M; outcomes: MailOutcomes } => {
  const outcomes: MailOutcomes = {};
  const send: Mail["send"] = async (message, timeoutMs) => {
    const work = () => mail.send(message, timeoutMs);
    const result = await (tracing ? tracing.span("send mail", work) : work());
    const outcome = result.sent ? "sent" : result.fault;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    return result;
  };
  return { mail: { ...mail, send }, outcomes };
};
