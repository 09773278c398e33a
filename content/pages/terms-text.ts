import { h2, link, p, rich, ul } from "../writing/rich.ts";

/** The six sections of the terms. */
export const termsText = rich(
  h2("Acceptance of Terms"),
  p(
    "This website is run by {legalName} (“{company}”, “we”). By using it you accept these terms. If you do not accept them, please do not use the site; you can still reach us by phone at {phone}.",
  ),
  p(
    "We may change these terms. The date above tells you which version you are reading, and the version published when you use the site is the one that applies.",
  ),
  h2("Service Description"),
  p(
    "The site describes our services, shows examples of our work, publishes articles, and lets you send us an inquiry. It is free to use and needs no account.",
  ),
  p(
    "What you read here is information. It is not an offer. A price, a response time or a result that appears on these pages describes our usual terms or a particular project. It binds us once it stands in a signed agreement with you. Articles, including those about HIPAA and other rules, are general information and not legal advice.",
  ),
  p(
    "Sending an inquiry creates no contract and no client relationship. We answer within one business day. For urgent matters call {phone}, where clients reach the help desk at any hour.",
  ),
  h2("User Responsibilities"),
  p("When you use the site, please:"),
  ul(
    "give true information in the contact form, and only information you are allowed to share",
    "leave out passwords, card numbers and patient information",
    "do not send advertising, malicious code or automated submissions, and do not try to get around the limit of 15 messages per hour",
    "do not try to reach the staff area or any data that is not published, or to disturb the operation of the site",
  ),
  p(
    "If you find a weakness in the site, tell us before you tell others, and do not look at more data than you need to show it. We will thank you and will not take action against research done in good faith.",
  ),
  h2("Intellectual Property"),
  p(
    "The texts, drawings, layout and logo of this site belong to {legalName} or are used with permission. You may link to any page, quote from the articles with a link to the source, and print the checklists for use in your own company. Other copying or commercial use needs our written consent.",
  ),
  p(
    "Names and logos of technology vendors belong to their owners. We show them because we work with their products; it does not mean that they endorse us.",
  ),
  h2("Limitation of Liability"),
  p(
    "We keep the site correct and available as well as we can, and provide it as it is, without warranty. To the extent the law allows, we are not liable for indirect or consequential loss that arises from using the site, from relying on general information in it, or from the site being unavailable.",
  ),
  p(
    "Nothing here limits liability that cannot be limited by law, or what we owe a client under a signed agreement. We are not responsible for the content of other websites to which we link.",
  ),
  p(
    "These terms are governed by the laws of the State of Florida. The courts of Miami-Dade County have jurisdiction, unless a mandatory law gives you another place.",
  ),
  h2("Contact Information"),
  p(
    "Questions about these terms: use the ",
    link("contact form", "/contact"),
    " or call {phone}, Monday to Friday during business hours. How we handle what you send is described in the ",
    link("privacy policy", "/privacy"),
    ".",
  ),
);
