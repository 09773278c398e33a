import { bold, h2, h3, link, p, rich, table, ul } from "../writing/rich.ts";

/** The four sections of the privacy policy. What they promise is what the software does; change both together. */
export const privacyText = rich(
  h2("Information We Collect"),
  h3("When you only read"),
  p(
    "Visitors get no cookies. There is no analytics service, no advertising pixel, and no embedded font or video. {map}",
  ),
  p("{otherServers}"),
  p(
    "To deliver a page, our server has to process the technical details that every web request carries, such as your network address and the address you ask for. When someone asks for an address that doesn't exist, we note that address, and how often it was asked for, so that we can repair the link. Who asked isn't noted.",
  ),
  h3("When you send the contact form"),
  p("We store what you type and when you sent it:"),
  ul(
    "your name and email address",
    "your phone number and company, if you give them",
    "the service you are interested in, if you choose one",
    "your message",
    "the date and time, a reference number, our answers and notes, and what came of it",
    "how you came to the form: the page you opened first, the site or campaign that led you to it, and the pages you read in the same tab",
  ),
  p(
    "To keep one sender from flooding the form we allow 15 messages per hour. For that count we keep a hashed form of your network address, from which the address can't be read. It is used only for the count and expires with it, about an hour later.",
  ),
  h3("In your own browser"),
  p(
    "Four things can stay on your device. They aren't cookies, since they are never sent along with a request. A counter of your submissions, under the name contact-rate-limit in your browser's local storage, lets the form tell you how many remain this hour. The text you haven't sent yet is kept in the session storage of the tab, so that a reload doesn't lose it; it disappears when you send the form or close the tab. The tab also remembers, for the moment of the jump, which part of a page a link leads to. And it notes how you came to the form: which page you opened first, which site or campaign led you to it, and which pages you have read since. That is sent with the contact form and at no other time, and ends with the tab; it isn't noted where your browser asks sites not to track you. You can delete all of it at any time by clearing the site data.",
  ),
  h3("The human check"),
  p(
    "A form that anyone can use is a form that programs abuse. {humanCheck} The form also has a field that people don't see, and notes how long it was open; a message that a program seems to have written is set aside, with the reason, for a person to look at.",
  ),
  h2("How We Use Your Information"),
  p(
    "We use an inquiry to answer it, and to prepare the consultation or the application you asked about. We don't sell it, rent it, share it with advertisers or add you to a mailing list.",
  ),
  table(
    ["What", "Where it goes", "How long"],
    ["Your inquiry", "Our database, and a copy by email to our own mailbox", "{retentionMonths} months, then deleted"],
    ["Hashed network address", "Our database", "About an hour"],
    ["Counter of submissions", "Your browser", "One hour, or until you clear it"],
    ["Text not yet sent", "Your browser tab", "Until you send it or close the tab"],
    [
      "How you came to the form",
      "Your browser tab; with an inquiry, where that goes",
      "Until you close the tab; as long as the inquiry",
    ],
  ),
  p(
    "The email to our mailbox is delivered by Amazon Simple Email Service (Amazon SES) in the United States, which handles the message on our behalf. Your address is set as the reply address, so that our answer reaches you directly. The same service delivers what we answer from this system, and the one email that may confirm your message.",
  ),
  p(
    "After {retentionMonths} months the inquiry is deleted from the database without anyone having to remember it. The copy in our mailbox and any correspondence that followed are deleted on the same schedule, unless you have become a client and they are part of our records.",
  ),
  h2("Information Security"),
  ul(
    "Pages and forms are sent over an encrypted connection.",
    "Inquiries can be read only by staff with an account of their own, and access depends on the role.",
    "Your message is written to the database before we try to mail it, so that a failing mail server can't lose it.",
    "The keys of our mail service stay on the server and are never part of a page.",
    "{scripts}",
  ),
  p(
    "No system is perfectly safe. If information about you is ever exposed, we'll notify you as Florida law (section 501.171 of the Florida Statutes) requires, within 30 days at the latest.",
  ),
  p(
    bold("Please leave out what we don't need. "),
    "Don't send passwords, card numbers or health information about patients through the form.",
  ),
  h2("Contact Us"),
  p(
    "Ask us what we hold about you, have it corrected, or have it erased. One message is enough: use the ",
    link("contact form", "/contact"),
    " or call {phone}. To protect you we may ask for a reply from the email address the inquiry came from. Erasing takes effect at once in the database and within 30 days in the mailbox.",
  ),
  p(
    "This policy covers this website. What we do with the systems and data of our clients is set out in the agreement with each client. If the policy changes, the new text appears here with a new date.",
  ),
);
