import type { Database } from "#platform/database/database.ts";
import { sumSpellings, type Tag } from "../../formats/tag.ts";
import { FIRST_LANGUAGE, type Language } from "../../languages.ts";
import { type Actor, demand } from "../../staff/rights.ts";

/** A tag that drafts or live posts have, in the spelling that most of them use; `documents` is how many have it in their draft. */
export type KnownTag = Tag & { documents: number };

/** All tags of a language out of the trash, by name. */
export const knownTags = async (
  database: Database,
  actor: Actor,
  language: Language = FIRST_LANGUAGE,
): Promise<KnownTag[]> => {
  demand(actor, "content");
  const rows = await database
    .selectFrom("document_tag as tag")
    .innerJoin("document", "document.id", "tag.document_id")
    .select((e) => ["tag.slug", "tag.name", e.fn.countAll().as("uses")])
    .where("tag.version", "=", "draft")
    .where("document.language", "=", language)
    .where("document.deleted_at", "is", null)
    .groupBy(["tag.slug", "tag.name"])
    .orderBy("uses", "desc")
    .orderBy("tag.name")
    .execute();
  return sumSpellings(rows).map(({ uses, ...tag }) => ({ ...tag, documents: uses }));
};
