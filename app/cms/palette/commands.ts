import { allTypes, kinds } from "#domain/content/kinds.ts";
import type { Member } from "#domain/staff/member.ts";
import { may, type Right } from "#domain/staff/rights.ts";
import { newPagePath } from "../content/new-content.tsx";
import type { IconName } from "../parts/icon/icon.tsx";
import { screens } from "./screens.ts";

/** A screen to go to, or something to do; `words` are other names by which it is looked for. */
export type Command = {
  name: string;
  icon: IconName;
  right?: Right;
  words?: string;
} & ({ to: string } | { post: string; fields?: Record<string, string> } | { open: string });

const within: Record<string, Command[]> = {
  "/cms/pages": [
    {
      name: "Titles & descriptions",
      icon: "seo",
      to: "/cms/titles",
      right: "content",
      words: "google search engines bulk",
    },
  ],
  "/cms/media": [
    {
      name: "Alternative texts",
      icon: "media",
      to: "/cms/media/texts",
      right: "media",
      words: "pictures describe bulk",
    },
  ],
  "/cms/settings": [
    {
      name: "Settings: colors",
      icon: "sliders",
      to: "/cms/settings#colours",
      right: "settings",
      words: "accent",
    },
    {
      name: "Settings: mail",
      icon: "mailx",
      to: "/cms/settings/mail",
      right: "settings",
      words: "ses doctor test quota",
    },
  ],
};

const allScreens: Command[] = Object.values(screens)
  .flat()
  .flatMap((screen) => [screen, ...(within[screen.to] ?? [])]);

const actions: Command[] = [
  ...allTypes
    .filter((type) => !kinds[type].single)
    .map((type): Command => {
      const { one, right, all, words } = kinds[type];
      return {
        name: `New ${one}`,
        icon: "plus",
        ...(type === "page" ? { to: newPagePath } : { post: "/cms/content/new", fields: { type } }),
        right,
        words: `add create ${all} ${words}`,
      };
    }),
  { name: "Invite somebody", icon: "staff", to: "/cms/staff/invite", right: "staff", words: "add user" },
  { name: "Import redirects", icon: "upload", to: "/cms/redirects/import", right: "redirects", words: "csv" },
  { name: "Export redirects", icon: "download", open: "/cms/redirects/export.csv", right: "redirects", words: "csv" },
  { name: "Export enquiries", icon: "download", open: "/cms/enquiries/export.csv", right: "enquiries", words: "csv" },
  { name: "Send a test email", icon: "inbox", post: "/cms/settings/mail/test", right: "settings", words: "ses" },
  { name: "View Site", icon: "external", open: "/", words: "website visitors" },
  { name: "Log out", icon: "logout", post: "/cms/logout", words: "sign out" },
];

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

const singletons: string[] = allTypes.filter((type) => kinds[type].single);

export const commandsFor = (member: Member, pathname: string) => {
  const allowed = ({ right }: Command) => !right || may(member, right);
  const document = /^\/cms\/edit\/([^/]+)/.exec(pathname)?.[1];
  const here = document && !singletons.includes(document) ? actionsOn(document) : [];
  return { screens: allScreens.filter(allowed), actions: [...here, ...actions].filter(allowed) };
};

export const fits = ({ name, words = "" }: Command, typed: string): boolean => {
  const own = `${name} ${words}`.toLowerCase().split(/[\s:]+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => own.some((one) => one.startsWith(word)));
};
