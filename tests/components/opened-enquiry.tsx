import { redirect } from "react-router";
import Enquiry, { type loader } from "#app/cms/enquiries/enquiry/enquiry.tsx";
import type { EnquiryDetails } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { type Answers, mounted } from "./mounted.tsx";

/** 10:00 on November 20 where the company is. */
export const SENT_AT = Date.UTC(2026, 10, 20, 15);

type Loaded = Awaited<ReturnType<typeof loader>>;

/** New, its mail sent, nothing else done with it yet. */
const ENQUIRY: EnquiryDetails = {
  ...{ id: "e1", reference: "MG-1", state: "new", name: "Visitor", email: "visitor@example.org" },
  ...{ phone: "", company: "", message: "Our server is down.", language: "en", service: "" },
  ...{ assignee: null, outcome: null, value: null, spamReasons: [], origin: null, createdAt: SENT_AT },
  ...{ mailState: "sent", mailDueAt: null, attempts: [], notes: [], replies: [], confirmation: null },
  ...{ others: { shown: [], total: 0 }, people: [] },
};

const ONE = { enquiries: 1, notes: 0, replies: 0, attempts: 1 };

const LOADED: Loaded = {
  enquiry: ENQUIRY,
  extent: { message: ONE, person: ONE },
  start: { prepared: [], subject: "Your enquiry MG-1", anyService: "our services" },
  me: "Ada",
  now: SENT_AT,
};

type Read = Partial<EnquiryDetails> & { loaded?: Partial<Loaded> };

/** `path`: "/cms/enquiries/:id" where a test goes on to another one. */
type Given = Read & { answers?: Answers; path?: string };

const VERBS = ["state", "assign", "note", "outcome", "reply", "send", "spam", "erase"];

/** What the screen of an enquiry reads. */
export const readOf = ({ loaded, ...enquiry }: Read): Loaded => ({
  ...LOADED,
  enquiry: { ...ENQUIRY, ...enquiry },
  ...loaded,
});

/** The screen of an enquiry, opened from a list that shows the new ones; each verb leads back to it, `now` says what it reads from then on. */
export const openedEnquiry = async ({ answers, path, ...given }: Given = {}) => {
  let read = readOf(given);
  const own = "/cms/enquiries/e1";
  const at = `${own}?state=new`;
  const back = Object.fromEntries(VERBS.map((verb) => [`POST ${own}/${verb}`, () => redirect(at)]));
  const opened = await mounted(Enquiry, { at, path, answers: { [`GET ${own}`]: () => read, ...back, ...answers } });
  const now = (more: Partial<EnquiryDetails>) => {
    read = { ...read, enquiry: { ...read.enquiry, ...more } };
  };
  const posted = () => opened.sent.filter(({ method }) => method === "POST");
  return { ...opened, now, posted };
};
