import { allTypes, kinds } from "#domain/content/kinds.ts";
import type { Right } from "#domain/staff/rights.ts";
import type { IconName } from "../parts/icon/icon.tsx";

export type Screen = { to: string; name: string; icon: IconName; right?: Right; words: string };

const listsOf = (types: typeof allTypes): Screen[] =>
  types.map((type) => {
    const { listPath, all, icon, right, words } = kinds[type];
    return { to: listPath, name: all, icon, right, words };
  });

export const screens = {
  daily: [
    { to: "/cms/dashboard", name: "Dashboard", icon: "dashboard", words: "home start" },
    { to: "/cms/enquiries", name: "Enquiries", icon: "inbox", right: "enquiries", words: "mail inbox messages" },
    {
      to: "/cms/visits",
      name: "Visits",
      icon: "chart",
      right: "visits",
      words: "numbers statistics analytics traffic sources campaigns",
    },
  ],
  content: [
    ...listsOf(allTypes.filter((type) => !kinds[type].single && !kinds[type].ordered)),
    { to: "/cms/media", name: "Media", icon: "media", right: "media", words: "pictures images uploads library" },
  ],
  translated: [
    {
      to: "/cms/translations",
      name: "Translations",
      icon: "languages",
      right: "content",
      words: "languages Spanish Español behind",
    },
  ],
  ordered: listsOf(allTypes.filter((type) => kinds[type].ordered)),
  admin: [
    ...listsOf(allTypes.filter((type) => kinds[type].single)),
    { to: "/cms/redirects", name: "Redirects", icon: "redirect", right: "redirects", words: "missing 404 moved" },
    { to: "/cms/staff", name: "Staff", icon: "staff", right: "staff", words: "users roles" },
    { to: "/cms/activity", name: "Activity", icon: "activity", right: "activity", words: "log history" },
    { to: "/cms/account", name: "Account", icon: "person", words: "password sessions second step passkey" },
  ],
} satisfies Record<string, Screen[]>;
