/** One mail. Addresses are plain ASCII mailboxes; all texts are UTF-8. */
export type MailMessage = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
};

/**
 * What kind of fault kept a mail from being sent, for whoever decides when to try again: `settings`, `credentials` and
 * `paused` wait for a person; `throttled` and `network` pass by themselves; `rejected` is about this one message;
 * `busy`: so many are being sent that this one was not tried.
 */
export type MailFault = "settings" | "credentials" | "paused" | "throttled" | "network" | "rejected" | "busy" | "other";

/** The answer to a mail. `code` and `message` are the mail service's own, and hold nothing of the mail's content. */
export type MailResult =
  | { sent: true; messageId: string }
  | { sent: false; fault: MailFault; code: string; message: string };

/** An answer of the mail service about the account; `told: false` where it did not give one, and why. */
export type Told<T> = ({ told: true } & T) | { told: false; fault: MailFault; code: string; message: string };

/** What the mail service says of an address or a domain; `unknown`: it was never entered there. */
export type IdentityState = "verified" | "pending" | "failed" | "unknown";

/** What the mail service tells about the account that sends. Each part is asked by itself and may stay untold. */
export type MailExamination = {
  /** Mails per day and per second that are allowed, and how many went out in the last 24 hours. */
  quota: Told<{ perDay: number; perSecond: number; lastDay: number }>;
  /** False while Amazon or the owner has paused the whole account. */
  sending: Told<{ enabled: boolean }>;
  /** By address or domain: those of `from` and `to`. */
  identities: Told<{ states: Record<string, IdentityState> }>;
};

/** The way out for mail. */
export type Mail = {
  /** The settings that are empty but needed, by name. While there is one, nothing can be sent. */
  missing: readonly string[];
  /** Changes when any mail setting changes; says nothing of their values. */
  fingerprint: string;
  /** The company's own mailbox, as sender and as recipient. */
  from: string;
  to: string;
  /**
   * Sends one mail once, without repeating; gives up after `timeoutMs`, and what was given up may have left all the same.
   * Never throws.
   */
  send: (message: MailMessage, timeoutMs: number) => Promise<MailResult>;
  /** Asks about the account, all questions at once; gives up after `timeoutMs`. Sends nothing, never throws. */
  examine: (timeoutMs: number) => Promise<MailExamination>;
};
