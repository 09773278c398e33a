import type { SendOutcome } from "#domain/enquiries/inbox/mailing.server.ts";
import { mailWords } from "#domain/enquiries/mail/mail-words.ts";

/** The screen of an enquiry, with the filter of the list that the form was sent from. */
export const backTo = (request: Request, id: string): string => `/cms/enquiries/${id}${new URL(request.url).search}`;

/** The list with its filter. */
export const backToList = (request: Request): string => `/cms/enquiries${new URL(request.url).search}`;

/** The toast after an attempt to mail an enquiry. */
export const sentToast = (result: SendOutcome): [text: string, options: { bad: boolean }] => {
  if (result.outcome === "sent") return ["The mail is sent", { bad: false }];
  if (result.outcome === "busy") return ["It is being sent at this moment", { bad: false }];
  if (result.outcome === "not-sent") {
    const { what, todo } = mailWords(result.mail.fault, result.mail.code);
    return [`Not sent. ${what} ${todo}`, { bad: true }];
  }
  return [
    result.outcome === "spam" ? "It is spam. Free it first." : "This enquiry is not there any more",
    { bad: true },
  ];
};
