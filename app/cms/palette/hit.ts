import type { DocumentType } from "#domain/content/document-types.ts";
import { editorPath, kinds, nameOf } from "#domain/content/kinds.ts";
import type { IconName } from "../parts/icon.tsx";

/** Something that was found: a document, a picture or an enquiry. */
export type Hit = {
  kind: DocumentType | "picture" | "enquiry";
  id: string;
  title: string;
  note: string;
  live: boolean;
};

/** What a hit is, its icon, and where it is worked on. */
export const describeHit = ({ kind, id }: Hit): { name: string; icon: IconName; to: string } => {
  if (kind === "picture") return { name: "Picture", icon: "media", to: `/cms/media/${id}` };
  if (kind === "enquiry") return { name: "Enquiry", icon: "inbox", to: `/cms/enquiries/${id}` };
  return { name: nameOf(kind), icon: kinds[kind].icon, to: editorPath(kind, id) };
};
