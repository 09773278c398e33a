import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { DocumentType } from "../document-types.ts";
import { tagsIn } from "../fields/kinds/tags.ts";
import { hasTags } from "../form/document-form.ts";
import { fieldsIn } from "../form/fields-in.ts";

type Written = { document: string; type: DocumentType; data: object };

/** Keeps the tags of a revision in the transaction that makes it the draft or what visitors see. */
export const keepTags = async (
  transaction: DatabaseTransaction,
  version: "draft" | "live",
  { document, type, data }: Written,
): Promise<void> => {
  if (!hasTags(type)) return;
  const own = transaction.deleteFrom("document_tag").where("document_id", "=", document);
  await own.where("version", "=", version).execute();
  const values = fieldsIn(type, data).flatMap(({ form, value }) =>
    form.control === "tags" ? (value as unknown[]) : [],
  );
  const rows = tagsIn(values).flatMap(({ slug, name }) =>
    slug ? [{ document_id: document, version, slug, name }] : [],
  );
  if (rows.length > 0) await transaction.insertInto("document_tag").values(rows).execute();
};
