import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { DocumentStatus } from "../../document-status.ts";

type Conditions = ExpressionBuilder<Tables, "document">;

export const notInTrash = (e: Conditions) => e("deleted_at", "is", null);
const planned = (e: Conditions) => e.or([e("publish_at", "is not", null), e("unpublish_at", "is not", null)]);
const unplanned = (e: Conditions) => e.and([notInTrash(e), e("publish_at", "is", null), e("unpublish_at", "is", null)]);

/** The same as `statusOf`, said to the database. */
export const statusConditions = {
  trash: (e: Conditions) => e.and([e("deleted_at", "is not", null)]),
  scheduled: (e: Conditions) => e.and([notInTrash(e), planned(e)]),
  live: (e: Conditions) => e.and([unplanned(e), e("published_revision", "=", e.ref("draft_revision"))]),
  changed: (e: Conditions) => e.and([unplanned(e), e("published_revision", "!=", e.ref("draft_revision"))]),
  unpublished: (e: Conditions) =>
    e.and([unplanned(e), e("published_revision", "is", null), e("published_at", "is not", null)]),
  draft: (e: Conditions) => e.and([unplanned(e), e("published_revision", "is", null), e("published_at", "is", null)]),
} satisfies Record<DocumentStatus, (e: Conditions) => unknown>;

/** Translations stand where their originals do. */
export const sitePosition = (e: ExpressionBuilder<Tables, "document">) =>
  e.fn.coalesce(
    e
      .selectFrom("document as original")
      .select("original.position")
      .whereRef("original.id", "=", "document.translation_of"),
    "document.position",
  );

/** The slug of a tag that the draft has. */
export const hasTag =
  (slug = "") =>
  (e: ExpressionBuilder<Tables, "document">) =>
    e(
      "document.id",
      "in",
      e.selectFrom("document_tag").select("document_id").where("version", "=", "draft").where("slug", "=", slug),
    );
