import type { Generated } from "kysely";

/** What the outbox knows of a mail, in each table of mails that it sends. */
type Outgoing = {
  id: string;
  reference: string;
  /** `none`: not to be mailed (spam). `due`: the next attempt is at `mail_due_at`. `parked`: waits for a person, looked at again then. */
  mail_state: "none" | "due" | "parked" | "sent";
  mail_due_at: number | null;
  mail_attempts: number;
  mail_fault: string | null;
  mail_error: string | null;
  mail_settings: string | null;
  /** 0 once the mail service refused the address as Reply-To. */
  mail_reply_to: number;
  mail_id: string | null;
  mailed_at: number | null;
  /** The turn that is sending it right now; nobody else may. */
  lease_owner: string | null;
  created_at: number;
  updated_at: number;
};

type EnquiryTable = Outgoing & {
  /** The same form sent again is the same enquiry. Unique. */
  form_id: string;
  state: "new" | "open" | "replied" | "closed" | "spam";
  /** JSON: reasons in plain words; `[]` for no suspect. */
  spam_reasons: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  /** The word of the service that was chosen, "" for none. */
  service: string;
  /** What it was called then; "" also from a release that did not know this column. */
  service_name: Generated<string>;
  message: string;
  /** That of the page with the form. */
  language: Generated<string>;
  search: string;
  /** JSON of an `Origin` (domain/enquiries/origin.ts); null where the form told nothing of it. */
  origin: string | null;
  /** What became of it as staff noted; null while nothing did. */
  outcome: "won" | "lost" | null;
  /** In whole dollars. */
  value: number | null;
  assignee: string | null;
  /** Since when its mail is to leave, where staff freed it from spam or had it sent once more; null: since `created_at`. */
  mail_since: number | null;
  erased_at: number | null;
};

/** A mail to a visitor: an answer, or what confirms their message. Who wrote it may be gone; what is mailed stands here as a whole. */
type EnquiryReplyTable = Outgoing & {
  enquiry_id: string;
  /** At most one confirmation for each enquiry. */
  kind: Generated<"answer" | "confirmation">;
  author: string | null;
  mail_to: string;
  /** The address of whoever is in charge, for Reply-To. */
  answer_to: string;
  subject: string;
  text: string;
  /** The message that is answered, as it is quoted. */
  thread: string;
};

type MailAttemptTable = {
  id: string;
  enquiry_id: string;
  at: number;
  took_ms: number;
  reply_to: number;
  fault: string | null;
  code: string;
  message: string;
  mail_id: string | null;
  /** Null for the mail to the office. */
  reply_id: string | null;
  /** Null from a release that did not know this column: EMAIL_TO. */
  mail_to: string | null;
};

type EnquiryNoteTable = { id: string; enquiry_id: string; author: string | null; text: string; created_at: number };

/** Hashed; may be used once, until `good_until`. */
type UsedTokenTable = { token_hash: string; verified_at: number; used_at: number | null; good_until: number };

type RateWindowTable = { key: string; count: number; reset_at: number };

export type EnquiryTables = {
  enquiry: EnquiryTable;
  enquiry_reply: EnquiryReplyTable;
  mail_attempt: MailAttemptTable;
  enquiry_note: EnquiryNoteTable;
  used_token: UsedTokenTable;
  rate_window: RateWindowTable;
};
