import type { Generated } from "kysely";

/** A file as it is kept. `bytes`: the size of what was uploaded. */
export type FileColumns = {
  file: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
  frames: number;
  variants: string;
};

type MediaTable = Omit<FileColumns, "frames"> & {
  id: string;
  /** What staff call it: the name of the uploaded file until they change it. */
  name: Generated<string>;
  frames: Generated<number>;
  alt: string;
  focal_x: number;
  focal_y: number;
  search: Generated<string>;
  uploaded_by: string | null;
  created_at: number;
  updated_at: Generated<number>;
  /** When it was put into the trash. */
  deleted_at: number | null;
};

/** What a picture was before its file was replaced. */
type ReplacedPictureTable = FileColumns & {
  id: string;
  media_id: string;
  replaced_at: number;
  alt: string;
  focal_x: number;
  focal_y: number;
};

/** The whole of a picture that is cropped. `made` is the file that the crop was made into: where the picture has another, it is cropped no more. */
type CroppedPictureTable = FileColumns & {
  media_id: string;
  made: string;
  /** Where the crop begins in the whole, in px. */
  x: number;
  y: number;
};

type MediaTagTable = { media_id: string; slug: string; name: string };

/** Alternative texts in all languages but the first. */
type MediaAltTable = { media_id: string; language: string; alt: string };

type RevisionPictureTable = { revision_id: string; media_id: string; document_id: string };

/** Files that go some time: those that nothing names any more stay a while for pages that readers have open, and built ones. */
type DroppedFileTable = { key: string; remove_at: number };

export type MediaTables = {
  media: MediaTable;
  replaced_picture: ReplacedPictureTable;
  cropped_picture: CroppedPictureTable;
  media_tag: MediaTagTable;
  media_alt: MediaAltTable;
  revision_picture: RevisionPictureTable;
  dropped_file: DroppedFileTable;
};
