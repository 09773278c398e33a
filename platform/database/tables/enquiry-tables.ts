/** What a visitor sent, and the outbox: what has no mail yet is found and sent from here. */
type EnquiryTable = {
  id: string;
  /** Short and speakable, such as M-7K3F9Q; stands in the mail. Unique. */
  reference: string;
  /** Made by the form; the same form sent again is the same enquiry. Unique. */
  form_id: string;
  state: "new" | "open" | "replied" | "closed" | "spam";
  /** JSON: why it is suspected, in plain words; `[]` for what is not. */
  spam_reasons: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  service: string;
  message: string;
  /** Everything that a search looks through, in lower case. */
  search: string;
  /** The member of staff who has it in hand. */
  assignee: string | null;
  /** `none`: not to be mailed (spam). `due`: the next attempt is at `mail_due_at`. `parked`: waits for a person, looked at again then. */
  mail_state: "none" | "due" | "parked" | "sent";
  mail_due_at: number | null;
  mail_attempts: number;
  /** The class of the last fault, and its text. */
  mail_fault: string | null;
  mail_error: string | null;
  /** The fingerprint of the mail settings of the last attempt. */
  mail_settings: string | null;
  /** 0 once the mail service refused the visitor's address as Reply-To. */
  mail_reply_to: number;
  /** The mail service's own id of the sent mail. */
  mail_id: string | null;
  mailed_at: number | null;
  /** The turn that is sending it right now; nobody else may. */
  lease_owner: string | null;
  erased_at: number | null;
  created_at: number;
  updated_at: number;
};

/** One attempt to mail an enquiry; `fault` is null when it was sent. */
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
};

/** What a member of staff wrote down about an enquiry. */
type EnquiryNoteTable = { id: string; enquiry_id: string; author: string | null; text: string; created_at: number };

/** A human-check token that was verified; hashed. It may be used once, until `good_until`. */
type UsedTokenTable = { token_hash: string; verified_at: number; used_at: number | null; good_until: number };

/** How often someone did something since the window opened. `key` says what, and who as a keyed hash. */
type RateWindowTable = { key: string; count: number; reset_at: number };

export type EnquiryTables = {
  enquiry: EnquiryTable;
  mail_attempt: MailAttemptTable;
  enquiry_note: EnquiryNoteTable;
  used_token: UsedTokenTable;
  rate_window: RateWindowTable;
};
