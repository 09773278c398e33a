import { keysOf } from "../../keys-of.ts";
import type { DocumentType } from "../document-types.ts";
import type { Data } from "../fields/structure.ts";
import { blankDocument, formOf } from "../form/document-form.ts";
import { exampleBlock } from "../form/example.ts";
import { pageTemplates, type TemplateName } from "../templates.ts";

/** What a new document starts with. `today` is the day in the office as YYYY-MM-DD; templates are for pages only. */
export const startOf = (type: DocumentType, today: string, template: TemplateName = "empty"): Data => {
  const data = blankDocument(type, today);
  return type === "page" ? { ...data, blocks: pageTemplates[template].blocks.flatMap(exampleOf) } : data;
};

const exampleOf = (type: string, at: number) => {
  const blocks = formOf("page").fields.find(({ form }) => form.control === "blocks")?.form;
  const kinds = blocks?.control === "blocks" ? blocks.kinds : [];
  return kinds.filter((kind) => kind.type === type).map((kind) => exampleBlock(kind, `${type}-${at + 1}`));
};

/** All that a new document of a type may have started with. */
export const startsOf = (type: DocumentType, today: string): Data[] =>
  type === "page" ? keysOf(pageTemplates).map((name) => startOf(type, today, name)) : [startOf(type, today)];
