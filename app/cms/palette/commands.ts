import type { Member } from "#domain/staff/member.ts";
import { may, type Right } from "#domain/staff/rights.ts";
import type { IconName } from "../parts/icon-paths.ts";

/** A screen to go to, or something to do; `words` are other names by which it is looked for. */
export type Command = {
  name: string;
  icon: IconName;
  right?: Right;
  words?: string;
} & ({ to: string } | { post: string; fields?: Record<string, string> } | { open: string });

const screens: Command[] = [
  { name: "Dashboard", icon: "dashboard", to: "/cms/dashboard", words: "home start" },
  { name: "Enquiries", icon: "inbox", to: "/cms/enquiries", right: "enquiries", words: "mail inbox messages" },
  { name: "Pages", icon: "page", to: "/cms/pages", right: "content" },
  { name: "Blog Posts", icon: "post", to: "/cms/blog", right: "content", words: "news articles" },
  { name: "Media", icon: "media", to: "/cms/media", right: "media", words: "pictures images uploads library" },
  { name: "Services", icon: "server", to: "/cms/services", right: "content" },
  { name: "Portfolio", icon: "case", to: "/cms/portfolio", right: "content", words: "projects case studies" },
  { name: "Team Members", icon: "team", to: "/cms/team", right: "content", words: "people" },
  { name: "Testimonials", icon: "quote", to: "/cms/testimonials", right: "content", words: "quotes" },
  {
    name: "Settings",
    icon: "sliders",
    to: "/cms/settings",
    right: "settings",
    words: "company phone hours menu footer",
  },
  {
    name: "Settings: colours",
    icon: "sliders",
    to: "/cms/settings#colours",
    right: "settings",
    words: "accent contrast",
  },
  {
    name: "Settings: mail",
    icon: "mailx",
    to: "/cms/settings/mail",
    right: "settings",
    words: "ses doctor test quota",
  },
  { name: "SEO Settings", icon: "seo", to: "/cms/seo", right: "seo", words: "google search title description" },
  { name: "Redirects", icon: "redirect", to: "/cms/redirects", right: "redirects", words: "missing 404 moved" },
  { name: "Staff", icon: "staff", to: "/cms/staff", right: "staff", words: "users roles" },
  { name: "Activity", icon: "activity", to: "/cms/activity", right: "activity", words: "log history" },
  { name: "Account", icon: "person", to: "/cms/account", words: "password sessions second step" },
];

const actions: Command[] = [
  {
    name: "New page",
    icon: "plus",
    post: "/cms/content/new",
    fields: { type: "page" },
    right: "content",
    words: "add create",
  },
  {
    name: "New post",
    icon: "plus",
    post: "/cms/content/new",
    fields: { type: "post" },
    right: "content",
    words: "add create blog",
  },
  {
    name: "New service",
    icon: "plus",
    post: "/cms/content/new",
    fields: { type: "service" },
    right: "content",
    words: "add create",
  },
  {
    name: "New project",
    icon: "plus",
    post: "/cms/content/new",
    fields: { type: "project" },
    right: "content",
    words: "add create portfolio case",
  },
  {
    name: "New team member",
    icon: "plus",
    post: "/cms/content/new",
    fields: { type: "member" },
    right: "content",
    words: "add create person",
  },
  {
    name: "New testimonial",
    icon: "plus",
    post: "/cms/content/new",
    fields: { type: "testimonial" },
    right: "content",
    words: "add create quote",
  },
  { name: "Invite somebody", icon: "staff", to: "/cms/staff/invite", right: "staff", words: "add user" },
  { name: "Import redirects", icon: "upload", to: "/cms/redirects/import", right: "redirects", words: "csv" },
  { name: "Export redirects", icon: "download", open: "/cms/redirects/export.csv", right: "redirects", words: "csv" },
  { name: "Export enquiries", icon: "download", open: "/cms/enquiries/export.csv", right: "enquiries", words: "csv" },
  { name: "Send a test mail", icon: "inbox", post: "/cms/settings/mail/test", right: "settings", words: "ses" },
  { name: "View Site", icon: "external", open: "/", words: "website visitors" },
  { name: "Log out", icon: "logout", post: "/cms/logout", words: "sign out" },
];

/** What can be done with the document that is open. */
const actionsOn = (document: string): Command[] => [
  { name: "Preview this document", icon: "external", open: `/preview/${document}`, right: "content", words: "look" },
  {
    name: "History of this document",
    icon: "history",
    to: `/cms/edit/${document}/history`,
    right: "content",
    words: "versions compare restore publish schedule",
  },
  {
    name: "Duplicate this document",
    icon: "copy",
    post: `/cms/edit/${document}/duplicate`,
    right: "content",
    words: "copy",
  },
];

/** What somebody may go to and do, in two lists; first what can be done with what the address shows. */
export const commandsFor = (member: Member, pathname: string) => {
  const allowed = ({ right }: Command) => !right || may(member, right);
  const document = /^\/cms\/edit\/([^/]+)/.exec(pathname)?.[1];
  const here = document && document !== "settings" && document !== "seo" ? actionsOn(document) : [];
  return { screens: screens.filter(allowed), actions: [...here, ...actions].filter(allowed) };
};

/** True when every word begins some word of the command. */
export const fits = ({ name, words = "" }: Command, typed: string): boolean => {
  const own = `${name} ${words}`.toLowerCase().split(/[\s:]+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => own.some((one) => one.startsWith(word)));
};
