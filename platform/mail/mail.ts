export type MailMessage = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
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
  from: string;
  to: string;
  /** Never rejects, never repeats. A mail given up after `timeoutMs` may have left all the same. */
  send: (message: MailMessage, timeoutMs: number) => Promise<MailResult>;
  /** Sends nothing, never rejects; gives up after `timeoutMs`. */
  examine: (timeoutMs: number) => Promise<MailExamination>;
};
