import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#platform/database/tables.ts";

/** The note of the revisions that a new installation comes with. */
export const FIRST_CONTENT = "First content";

/** SQL condition: what visitors see of the document, or its draft where they see nothing, is what the installation came with, and nobody has said that it is true. A translation is as true as its original. */
export const isSample = (e: ExpressionBuilder<Tables, "document">) =>
  e.and([
    e("document.translation_of", "is", null),
    e(e.fn.coalesce("document.published_revision", "document.draft_revision"), "=", firstContent(e)),
    isUnconfirmed(e),
  ]);

/** SQL: the id of the revision that a document came with, of one that the installation brought. */
export const firstContent = (e: ExpressionBuilder<Tables, "document">) =>
  e
    .selectFrom("revision as first")
    .select("first.id")
    .whereRef("first.document_id", "=", "document.id")
    .where("first.number", "=", 1)
    .where("first.author", "is", null)
    .where("first.note", "=", FIRST_CONTENT);

/** SQL condition: nobody has said that what the document came with is true. */
export const isUnconfirmed = (e: ExpressionBuilder<Tables, "document">) =>
  e("document.id", "not in", e.selectFrom("confirmed_document").select("document_id"));
