/** One thing that can be edited and published; what it says stands in its revisions. */
type DocumentTable = {
  id: string;
  type: string;
  /** The address under which visitors find it; null for what has none or is not public. Unique. */
  path: string | null;
  /** Its title or name in the newest draft, for lists. */
  title: string;
  position: number;
  draft_revision: string | null;
  published_revision: string | null;
  published_at: number | null;
  /** The day (YYYY-MM-DD) by which published posts are sorted; null for other types. */
  shown_on: string | null;
  publish_at: number | null;
  /** The revision that goes live then; null while nothing is planned. */
  publish_revision: string | null;
  unpublish_at: number | null;
  /** The member of staff who planned it. */
  schedule_by: string | null;
  /** Why what was planned could not be done, in words; null while nothing is wrong. */
  schedule_fault: string | null;
  schedule_tried_at: number | null;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

/** One saved state of a document. Never changed, never deleted. */
type RevisionTable = {
  id: string;
  document_id: string;
  /** Counts up from 1 within the document. */
  number: number;
  data: string;
  author: string | null;
  note: string;
  created_at: number;
};

/** Where a document that was published leads on this site; whether it is live still, the document says. */
type PublishedLinkTable = { document_id: string; href: string /** `href` without query and anchor. */; path: string };

type RedirectTable = { from_path: string; to_path: string; created_at: number; created_by: string | null };

/** An address where visitors found nothing; one that was dismissed is counted on but not shown. */
type MissingPathTable = {
  path: string;
  hits: number;
  first_seen: number;
  last_seen: number;
  dismissed_at: number | null;
};

type ActivityTable = {
  id: string;
  at: number;
  actor: string | null;
  action: string;
  document_id: string | null;
  /** The id of the member of staff or the enquiry that it is about, where it is about no document. */
  subject: string | null;
  detail: string;
};

/** One row. Its version grows with everything that visitors can see change. */
type SiteVersionTable = { id: number; version: number };

/** One row: how many posts are published, how many documents have an address visitors can open, when that last changed. */
type LiveCountTable = { id: number; posts: number; addresses: number; changed_at: number };

/** A link that shows one draft to somebody outside until it expires or is withdrawn, which deletes the row. */
type PreviewLinkTable = {
  id: string;
  document_id: string;
  /** Unique. The token stands only in the link itself. */
  token_hash: string;
  created_by: string;
  created_at: number;
  expires_at: number;
};

export type ContentTables = {
  document: DocumentTable;
  revision: RevisionTable;
  published_link: PublishedLinkTable;
  redirect: RedirectTable;
  missing_path: MissingPathTable;
  activity: ActivityTable;
  site_version: SiteVersionTable;
  live_count: LiveCountTable;
  preview_link: PreviewLinkTable;
};
