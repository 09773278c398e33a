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

type Given = Partial<EnquiryDetails> & { loaded?: Partial<Loaded>; answers?: Answers };

const VERBS = ["state", "assign", "note", "outcome", "reply", "send", "spam", "erase"];

/** The screen of an enquiry, opened from a list that shows the new ones; each verb leads back to it, `now` says what it reads from then on. */
export const openedEnquiry = async ({ loaded, answers, ...enquiry }: Given = {}) => {
  let read = { ...LOADED, enquiry: { ...ENQUIRY, ...enquiry }, ...loaded };
  const path = "/cms/enquiries/e1";
  const at = `${path}?state=new`;
  const back = Object.fromEntries(VERBS.map((verb) => [`POST ${path}/${verb}`, () => redirect(at)]));
  const opened = await mounted(Enquiry, { at, answers: { [`GET ${path}`]: () => read, ...back, ...answers } });
  const now = (more: Partial<EnquiryDetails>) => {
    read = { ...read, enquiry: { ...read.enquiry, ...more } };
  };
  const posted = () => opened.sent.filter(({ method }) => method === "POST");
  return { ...opened, now, posted };
};
