import { NOTE_LENGTH } from "#domain/enquiries/enquiry.ts";
import type { EnquiryState } from "#domain/enquiries/enquiry-state.ts";
import type { NotedStep } from "#domain/enquiries/inbox/outcome/note-outcome.server.ts";
import { mailWords } from "#domain/enquiries/mail/mail-words.ts";
import type { SendOutcome } from "#domain/enquiries/outbox/send-now.server.ts";
import type { ReplyOutcome } from "#domain/enquiries/reply/reply.server.ts";
import { grouped } from "#domain/time/local-time.ts";

/** What is said afterwards, whether the list is shown then, since the enquiry is not in it any more, and what can be undone. */
export type Said = { text: string; bad?: boolean; list?: boolean; moved?: EnquiryState; noted?: NotedStep };

export const gone = "This enquiry is not there anymore";
export const leftAlready = "It is not there anymore, or has left already";

const busy = "It is being sent at this moment";
const isSpam = "It is spam. Free it first.";

export const sentWords = (result: SendOutcome): Said => {
  if (result.outcome === "sent") return { text: "The email is sent" };
  if (result.outcome === "busy") return { text: busy };
  if (result.outcome === "not-sent") {
    const { what, todo } = mailWords(result.mail.fault, result.mail.code);
    return { text: `Not sent. ${what} ${todo}`, bad: true };
  }
  if (result.outcome === "spam") return { text: isSpam, bad: true };
  return { text: gone, bad: true, list: true };
};

const refusedReply = {
  empty: "An answer needs a subject and some words",
  "too-long": "This answer is too long",
  busy,
  spam: isSpam,
  missing: leftAlready,
};

export const replyWords = (result: ReplyOutcome): Said => {
  if (result.outcome === "sent") return { text: "Your answer is sent" };
  if (result.outcome !== "not-sent") return { text: refusedReply[result.outcome], bad: true };
  const { what, todo } = mailWords(result.mail.fault, result.mail.code);
  return { text: `Your answer is kept, but it has not left yet. ${what} ${todo}`, bad: true };
};

export const noteWords = {
  added: "Note added",
  empty: "A note needs some words",
  "too-long": `This note is too long: at most ${grouped(NOTE_LENGTH)} characters`,
  missing: gone,
} as const;
