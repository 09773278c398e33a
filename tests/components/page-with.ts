import type { BlockData, Data, FormOf } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { exampleBlock } from "#domain/content/form/example.ts";

const { form } = formOf("page").fields.find(({ form }) => form.control === "blocks") ?? {};

/** A block as the picker adds it. */
const blockOf = (type: string, id: string): BlockData => {
  const kind = (form as FormOf<"blocks">).kinds.find((kind) => kind.type === type);
  if (!kind) throw new Error(`no block is a ${type}`);
  return exampleBlock(kind, id);
};

/** The draft of a page of such blocks: by the id of each its type and what differs from its examples. */
export const pageWith = (blocks: Record<string, Data & { type: string }>) => ({
  type: "page" as const,
  data: {
    title: "About",
    blocks: Object.entries(blocks).map(([id, given]) => ({ ...blockOf(given.type, id), ...given })),
  },
});
