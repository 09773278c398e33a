import type { Generated } from "kysely";

type DocumentTable = {
  id: string;
  type: string;
  language: Generated<string>;
  /** The id of the document that it says in another language; null for an original. One for each language. */
  translation_of: string | null;
  /** The revision of the original that a translation was last brought in step with. */
  made_from: string | null;
  /** What was done so far of what changed in the original since then, as JSON (`InStep`); null where nothing was. */
  in_step: string | null;
  path: string | null;
  title: string;
  position: number;
  draft_revision: string | null;
  published_revision: string | null;
  published_at: number | null;
  /** When what visitors see of it last changed; null while that is what the installation began with. */
  live_changed_at: number | null;
  /** YYYY-MM-DD; null for all types but posts. */
  shown_on: string | null;
  publish_at: number | null;
  /** Null while nothing is planned. */
  publish_revision: string | null;
  /** Where it will stand then, as JSON; null for all types but services. */
  publish_places: string | null;
  unpublish_at: number | null;
  schedule_by: string | null;
  schedule_fault: string | null;
  schedule_tried_at: number | null;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

/** Never changed, never deleted. */
type RevisionTable = {
  id: string;
  document_id: string;
  number: number;
  data: string;
  shape: number;
  author: string | null;
  note: string;
  created_at: number;
};

/** Whether it is live still, the document says. */
type PublishedLinkTable = {
  document_id: string;
  href: string;
  /** `href` without query and anchor. */
  path: string;
};

type RedirectTable = { from_path: string; to_path: string; created_at: number; created_by: string | null };

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
  subject: string | null;
  detail: string;
};

/** One row. Its version grows with everything that visitors can see change. */
type SiteVersionTable = { id: number; version: number };

/** A row for each language: how many posts are published, how many documents have an address visitors can open, when that last changed. */
type LiveCountTable = { id: number; posts: number; addresses: number; changed_at: number };

type PreviewLinkTable = {
  id: string;
  document_id: string;
  /** Unique. The token stands only in the link itself. */
  token_hash: string;
  created_by: string;
  created_at: number;
  expires_at: number;
};

/** Words by which one document, picture or enquiry is found. Made from its row, and deleted with it by the database. */
type SearchTextTable = {
  id: Generated<number>;
  document_id: string | null;
  /** Of a document; `live` stands for visitors while `revision` is the published one. */
  version: "draft" | "live" | null;
  revision: string | null;
  /** Of a document: the version of the index that the release which kept the words writes; a later release never writes a lower one. */
  shape: number | null;
  media_id: string | null;
  enquiry_id: string | null;
  /** Without accents, capitals and signs, parted by spaces. */
  words: string;
  /** Of a live text: its revision and a space; where it names values, then a print of these, a space, and a print of the Settings they are from. Where a release before 2026-11-27 kept it: null, or with another revision. */
  names: string | null;
};

/** `live` stands for visitors while the document is published. */
type DocumentTagTable = {
  document_id: string;
  version: "draft" | "live";
  /** What spellings of one tag have in common. */
  slug: string;
  name: string;
};

/** Documents of the first content of which somebody said that they are true. */
type ConfirmedDocumentTable = { document_id: string; confirmed_by: string | null; confirmed_at: number };

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
  search_text: SearchTextTable;
  document_tag: DocumentTagTable;
  confirmed_document: ConfirmedDocumentTable;
};
