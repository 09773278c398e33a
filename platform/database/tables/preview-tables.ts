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

export type PreviewTables = { preview_link: PreviewLinkTable };
