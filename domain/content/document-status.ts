/** The one set of words for the states of a document. */
export const statuses = {
  live: "Live",
  draft: "Draft",
  changed: "Changed",
  scheduled: "Scheduled",
  unpublished: "Unpublished",
  trash: "In trash",
} as const;

export type DocumentStatus = keyof typeof statuses;

/** What each state means, for a person who reads it. */
export const statusMeanings: Record<DocumentStatus, string> = {
  live: "Visitors see its newest version.",
  draft: "Visitors have never seen it. It goes live when somebody publishes it.",
  changed: "Visitors see an older version: what was changed since goes live when somebody publishes it.",
  scheduled: "It will be published or unpublished by itself at the time that was set.",
  unpublished:
    "Visitors saw it once and don't anymore. It can be edited, and goes live again when somebody publishes it.",
  trash: "Off the site and out of all lists, with nothing planned. It stays here until somebody takes it back.",
};

export const isStatus = (text: string): text is DocumentStatus => Object.hasOwn(statuses, text);

export type StatusRow = {
  draft_revision: string | null;
  published_revision: string | null;
  published_at: number | null;
  publish_at: number | null;
  unpublish_at: number | null;
  deleted_at: number | null;
};

/** The one status of a document. What is scheduled may be live at the same time. Unpublished: was live once. */
export const statusOf = (row: StatusRow): DocumentStatus => {
  if (row.deleted_at !== null) return "trash";
  if (row.publish_at !== null || row.unpublish_at !== null) return "scheduled";
  if (row.published_revision !== null) return row.published_revision === row.draft_revision ? "live" : "changed";
  return row.published_at === null ? "draft" : "unpublished";
};
