import { data } from "react-router";
import { type EnquiryState, isState } from "#domain/enquiries/enquiry-state.ts";
import { erase } from "#domain/enquiries/erase/erase.server.ts";
import { addNote, assign, changeState } from "#domain/enquiries/inbox/handle.server.ts";
import { markSpam, notSpam, sendAgain, sendConfirmationAgain } from "#domain/enquiries/inbox/mailing.server.ts";
import type { Moved } from "#domain/enquiries/inbox/move-back.server.ts";
import { type NotedStep, noteOutcome } from "#domain/enquiries/inbox/outcome/note-outcome.server.ts";
import { type EnquiryDetails, readEnquiry } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { notedWords } from "#domain/enquiries/outcome.ts";
import { reply, sendReplyAgain, withdrawReply } from "#domain/enquiries/reply/reply.server.ts";
import { andMore, counted } from "#domain/formats/counted.ts";
import type { Member } from "#domain/staff/member.ts";
import type { Step } from "#domain/undo/step.ts";
import { rememberUndo } from "#domain/undo/undo.server.ts";
import type { Platform } from "#platform/platform.ts";
import { forStaff, leadsTo, notFound, postedFields, text } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/change";
import { gone, leftAlready, noteWords, replyWords, type Said, sentWords } from "./change-words.ts";

const fields = {
  state: text,
  to: text,
  text,
  what: text,
  told: text,
  subject: text,
  reply: text,
  outcome: text,
  value: text,
};

type Sent = Record<keyof typeof fields, string>;
/** An `error` is said beside its field, while that holds what was `refused`. */
type Outcome = Said | { error: string; refused: string };
type Change = (platform: Platform, member: Member, id: string, sent: Sent) => Promise<Outcome>;

/** A flash message is a cookie, and a person may have sent hundreds. */
const MOST_NAMED = 5;

const changes: Record<string, Change> = {
  state: async (platform, member, id, { state }) => {
    const result = await changeState(platform, member, id, state);
    return result.outcome === "changed" && isState(state)
      ? { text: `Moved to ${result.state}`, moved: state }
      : { text: "This enquiry can't be moved there", bad: true };
  },
  assign: async (platform, member, id, { to }) => {
    const result = await assign(platform, member, id, to);
    if (result.outcome === "missing") return { text: "That is not possible anymore", bad: true };
    if (result.told === false)
      return { text: `${result.name} has it now, but the email that tells them could not be sent`, bad: true };
    return {
      text: result.name
        ? `${result.name} has it now${result.told ? " and is told by email" : ""}`
        : "Nobody has it now",
    };
  },
  outcome: async (platform, member, id, { outcome, value }) => {
    const result = await noteOutcome(platform, member, id, { outcome, value });
    if (result.outcome === "no-amount") return { error: "Write whole dollars, such as 12,500", refused: value };
    if (result.outcome !== "noted") return { text: gone, bad: true };
    const { before, now } = result;
    return { text: `Noted: ${notedWords(now)}`, noted: { enquiry: id, before, now } };
  },
  note: async (platform, member, id, { text: note }) => {
    const { outcome } = await addNote(platform, member, id, note);
    return { text: noteWords[outcome], bad: outcome !== "added" };
  },
  send: async (platform, member, id) => sentWords(await sendAgain(platform, member, id)),
  "send-confirmation": async (platform, member, id) => {
    const result = await sendConfirmationAgain(platform, member, id);
    if (result.outcome === "missing") return { text: leftAlready, bad: true };
    return result.outcome === "sent" ? { text: "The confirmation is sent" } : sentWords(result);
  },
  reply: async (platform, member, id, { subject, text }) =>
    replyWords(await reply(platform, member, id, { subject, text })),
  "send-reply": async (platform, member, id, sent) =>
    replyWords(await sendReplyAgain(platform, member, id, sent.reply)),
  "withdraw-reply": async (platform, member, id, sent) => {
    const { outcome } = await withdrawReply(platform, member, id, sent.reply);
    return outcome === "withdrawn"
      ? { text: "The answer is withdrawn" }
      : { text: "It has left already, or is leaving at this moment", bad: true };
  },
  spam: async (platform, member, id) => {
    const { outcome } = await markSpam(platform, member, id);
    return outcome === "marked"
      ? { text: "Moved to Spam", list: true, moved: "spam" }
      : { text: "It was spam already", list: true };
  },
  "not-spam": async (platform, member, id) => {
    const result = await notSpam(platform, member, id);
    const said = result.outcome === "sent-before" ? { text: "Back in the inbox" } : sentWords(result);
    return result.outcome === "missing" ? said : { ...said, moved: "new" };
  },
  erase: async (platform, member, id, { what, told }) => {
    if (what !== "message" && what !== "person") return { text: "Choose what to erase", bad: true };
    const result = await erase(platform, member, { id, what, ...(told ? { told: Number(told) } : {}) });
    if (result.outcome === "missing") return { text: "It was erased already", list: true };
    if (result.outcome === "more")
      return { text: "Another message of this person came in meanwhile. Nothing was erased: look again.", bad: true };
    const { references, attempts, notes, replies } = result;
    const words = `Erased for good: ${counted(references.length, "enquiry", "enquiries")} (${andMore(references, MOST_NAMED)}), ${counted(notes, "note")}, ${counted(replies, "answer")}, and the record of ${counted(attempts, "email")}. Mail in the office's mailbox is not touched, and backups made before keep them.`;
    return { text: words, list: true };
  },
};

/** POST /cms/enquiries/:id/<verb>, state {state}, assign {to}, note {text}, outcome {outcome, value}, reply {subject, text}, send-reply {reply}, withdraw-reply {reply} or erase {what, told}; goes back with the filter of the list. */
export const action = forStaff(
  async (platform, member, { request, url, pattern, params: { id } }: Route.ActionArgs) => {
    const change = changes[pattern.split("/").at(-1) ?? ""] ?? notFound();
    const sent = await postedFields(request, fields);
    const before = await readEnquiry(platform, member, id);
    const result = await change(platform, member, id, sent);
    if ("error" in result) return data(result, { status: 400 });
    const { text: said, bad, list } = result;
    const undo = await rememberUndo(platform, member, stepsOf(result, before));
    return redirectWithToast(`/cms/enquiries${list ? "" : `/${id}`}${url.search}`, said, { bad, undo });
  },
);

const stepsOf = ({ noted, moved }: Said, before: EnquiryDetails | null): Step[] => {
  if (noted) return notedStep(noted);
  return before && moved ? stepOf(before, moved) : [];
};

const stepOf = ({ id, state, spamReasons }: EnquiryDetails, to: EnquiryState): Step[] => {
  const moved: Moved = { enquiry: id, from: state, to, reasons: spamReasons };
  return state === to ? [] : [{ verb: "move-enquiry", moved }];
};

const notedStep = (noted: NotedStep): Step[] =>
  notedWords(noted.before) === notedWords(noted.now) ? [] : [{ verb: "note-outcome", noted }];

export const loader = leadsTo(({ id }) => `/cms/enquiries/${id}`);
