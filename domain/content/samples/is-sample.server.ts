import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#platform/database/tables.ts";

/** The note of the revisions that a new installation comes with. */
export const FIRST_CONTENT = "First content";

/** SQL condition: what visitors see of the document, or its draft where they see nothing, is what the installation came with, and nobody has said that it is true. */
export const isSample = (e: ExpressionBuilder<Tables, "document">) =>
  e.and([
    e.exists(
      e
        .selectFrom("revision as first")
        .select("first.id")
        .whereRef("first.document_id", "=", "document.id")
        .where("first.number", "=", 1)
        .where("first.author", "is", null)
        .where("first.note", "=", FIRST_CONTENT)
        .where((inner) =>
          inner(
            inner.fn.coalesce("document.published_revision", "document.draft_revision"),
            "=",
            inner.ref("first.id"),
          ),
        ),
    ),
    isUnconfirmed(e),
  ]);

/** SQL condition: nobody has said that what the document came with is true. */
export const isUnconfirmed = (e: ExpressionBuilder<Tables, "document">) =>
  e("document.id", "not in", e.selectFrom("confirmed_document").select("document_id"));
