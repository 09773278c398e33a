export const statuses = {
  live: "Live",
  draft: "Draft",
  changes: "Unpublished changes",
  scheduled: "Scheduled",
  archived: "Archived",
  trash: "Trash",
} as const;

export type DocumentStatus = keyof typeof statuses;

export const isStatus = (text: string): text is DocumentStatus => Object.hasOwn(statuses, text);

export type StatusRow = {
  draft_revision: string | null;
  published_revision: string | null;
  published_at: number | null;
  publish_at: number | null;
  unpublish_at: number | null;
  deleted_at: number | null;
};

/** The one status of a document. What is scheduled may be live at the same time. Archived: was live once. */
export const statusOf = (row: StatusRow): DocumentStatus => {
  if (row.deleted_at !== null) return "trash";
  if (row.publish_at !== null || row.unpublish_at !== null) return "scheduled";
  if (row.published_revision !== null) return row.published_revision === row.draft_revision ? "live" : "changes";
  return row.published_at === null ? "draft" : "archived";
};
