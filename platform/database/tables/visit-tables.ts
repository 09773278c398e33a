/** What a count counts, and what its name is. */
export const VISIT_KINDS = {
  all: "",
  page: "the path of a page that was read",
  source: "where they came from: see domain/visits/source.ts",
  campaign: "that of the first address",
  language: "the code of a language, of each that was read",
  device: "phone, tablet or computer",
  search: "the words that were looked for on the site",
  missing: "a path at which there is no page",
  phone: "the page on which a number was called",
  outbound: "the host of another site that was gone to",
  download: "the path of a file",
  refused: "the field of the form, or the check, that said no",
} as const;

export type VisitKind = keyof typeof VISIT_KINDS;

/**
 * What visitors did on one day of the company's clocks, `YYYY-MM-DD`. `visits` are visitors of that day; `contact`, `begun` and
 * `sent` those of them who came to a form, began to fill it in, and sent it, whatever they did first.
 */
type VisitCountTable = {
  kind: VisitKind;
  day: string;
  /** At most 200 characters. */
  name: string;
  visits: number;
  contact: number;
  begun: number;
  sent: number;
};

/** Who was counted today: JSON of what, by a hash that nobody can make again once the salt is gone. */
type VisitorTable = { day: string; hash: string; counted: string };

type VisitSaltTable = { day: string; salt: string };

/** The sums of a finished month, `YYYY-MM`. A month without rows is added up from its days. */
type VisitMonthTable = Omit<VisitCountTable, "day"> & { month: string };

/** The same of a finished week, by its Monday, `YYYY-MM-DD`. */
type VisitWeekTable = Omit<VisitCountTable, "day"> & { week: string };

/** Who wants the numbers by mail. `sent_week` is the Monday on which they were last sent, `YYYY-MM-DD`; times in ms since 1970. */
type WeeklyMailTable = { staff_id: string; sent_week: string; tried_at: number };

export type VisitTables = {
  visit_count: VisitCountTable;
  visitor: VisitorTable;
  visit_salt: VisitSaltTable;
  visit_month: VisitMonthTable;
  visit_week: VisitWeekTable;
  weekly_mail: WeeklyMailTable;
};
