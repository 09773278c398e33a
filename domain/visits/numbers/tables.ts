import type { VisitKind } from "#platform/database/tables/visit-tables.ts";
import { keysOf } from "../../keys-of.ts";
import { isLanguage, languages } from "../../languages.ts";

export type TableKind = Exclude<VisitKind, "all">;

type Table = {
  title: string;
  /** What the names of its first column are. */
  names: string;
  /** Whether its rows tell how many came to a form, began and sent. */
  steps: boolean;
  /** What is counted, and what to do about it, while there is nothing. */
  none: string;
};

/** The tables of numbers, in their order on the screen. */
export const tables: Record<TableKind, Table> = {
  page: { title: "Pages", names: "Page", steps: true, none: "No page was read in this time." },
  source: {
    title: "Where visitors came from",
    names: "Source",
    steps: true,
    none: "Search engines, social networks and other sites that lead here are listed here.",
  },
  campaign: {
    title: "Campaigns",
    names: "Campaign",
    steps: true,
    none: "Put ?utm_campaign=spring-offer behind the links of a newsletter or an ad: what comes of each is counted here.",
  },
  language: { title: "Languages", names: "Language", steps: true, none: "No page was read in this time." },
  device: { title: "Devices", names: "Device", steps: true, none: "No page was read in this time." },
  search: {
    title: "Searches on the site",
    names: "Words",
    steps: false,
    none: "What visitors type into the search of the site is listed here.",
  },
  missing: {
    title: "Missing pages",
    names: "Address",
    steps: false,
    none: "None: nobody asked for a page that is not there.",
  },
  phone: { title: "Calls", names: "Called from", steps: false, none: "Taps on a phone number are counted here." },
  outbound: {
    title: "Other sites",
    names: "Gone to",
    steps: false,
    none: "Links to other sites that visitors follow are counted here.",
  },
  download: { title: "Downloads", names: "File", steps: false, none: "Files that visitors download are counted here." },
  refused: {
    title: "Refused by the form",
    names: "Because of",
    steps: false,
    none: "None: the form took everything at once.",
  },
};

export const tableKinds = keysOf(tables);

export const isTableKind = (text: string): text is TableKind => Object.hasOwn(tables, text);

/** What stands for all names above the most that are counted on a day. */
const OTHERS = "other";

/** A counted name as people read it. */
export const labelOf = (kind: TableKind, name: string): string => {
  if (name === OTHERS && kind !== "page") return "All others";
  if (kind === "source" && name === "") return "Typed in, or not told";
  if (kind === "language" && isLanguage(name)) return languages[name].name;
  if (kind === "device" || kind === "refused") return name.charAt(0).toUpperCase() + name.slice(1);
  return name;
};
