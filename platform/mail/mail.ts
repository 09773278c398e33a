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
 * Why a mail was not sent, for whoever decides when to try again: `settings`, `credentials` and `paused` wait for a
 * person; `throttled` and `network` pass by themselves; `rejected` is about this one message; `busy`: so many are being
 * sent that this one was not tried.
 */
export type MailFault = "settings" | "credentials" | "paused" | "throttled" | "network" | "rejected" | "busy" | "other";

type Failure = { fault: MailFault; code: string; message: string };

/** How sending ended. `code` and `message` are the mail service's own, and hold nothing of the mail's content. */
export type MailResult = { sent: true; messageId: string } | ({ sent: false } & Failure);

/** The mail service's answer to one question about the account, or why there was none. */
export type Answer<T> = ({ answered: true } & T) | ({ answered: false } & Failure);

/** What the mail service says of an address or a domain; `unknown`: it was never entered there. */
export type IdentityState = "verified" | "pending" | "failed" | "unknown";

/** The state of the account that sends. Each question is asked by itself and may stay unanswered. */
export type MailExamination = {
  /** Mails per day and per second that are allowed, and how many went out in the last 24 hours. */
  quota: Answer<{ perDay: number; perSecond: number; lastDay: number }>;
  /** False while Amazon or the owner has paused the whole account. */
  sending: Answer<{ enabled: boolean }>;
  /** By address or domain: those of `from` and `to`. */
  identities: Answer<{ states: Record<string, IdentityState> }>;
};

/** The outgoing mail of the company. */
export type Mail = {
  /** The settings that are empty but needed, by name. While there is one, nothing can be sent. */
  missing: readonly string[];
  /** Changes when any mail setting changes; does not give the values away. */
  fingerprint: string;
  /** The company's own mailbox, as sender and as recipient. */
  from: string;
  to: string;
  /**
   * Sends one mail once, without repeating. Gives up after `timeoutMs`; a mail given up may have left all the same.
   * Never rejects.
   */
  send: (message: MailMessage, timeoutMs: number) => Promise<MailResult>;
  /** Asks about the account, all questions at once; gives up after `timeoutMs`. Sends nothing, never rejects. */
  examine: (timeoutMs: number) => Promise<MailExamination>;
};
