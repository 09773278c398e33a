import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds } from "#domain/content/kinds.ts";
import { Icon } from "../parts/icon.tsx";
import { PostButton } from "../parts/post-button.tsx";

/** Starts a draft of a type and opens it in the editor. */
export const NewButton = ({ type, quiet }: { type: DocumentType; quiet?: boolean }) => (
  <PostButton action="/cms/content/new" kind={quiet ? undefined : "primary"} fields={{ type }}>
    <Icon name="plus" />
    New {kinds[type].one}
  </PostButton>
);
