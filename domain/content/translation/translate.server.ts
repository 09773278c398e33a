import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Language } from "../../languages.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";
import { insertDocument } from "../drafts/create-document.server.ts";
import { findDocument, groupOf, lockDocument } from "../find-document.server.ts";
import { formOf } from "../form/document-form.ts";
import { kinds } from "../kinds.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import { revisionToSay } from "./in-step/changes-since.server.ts";
import { untranslated } from "./words/untranslated.ts";

export type TranslateOutcome =
  | { outcome: "translated"; type: DocumentType; id: string }
  | { outcome: "there-already"; type: DocumentType; id: string; inTrash: boolean }
  | { outcome: "missing" };

/**
 * Starts the draft of a document in another language, from what visitors see of the original, else from its draft: structure and
 * what all languages share are copied, links too, texts and the address are blank. Throws NotAllowed by its type.
 */
export const translate = (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  document: string,
  language: Language,
): Promise<TranslateOutcome> =>
  database.transaction().execute(async (transaction) => {
    const asked = await findDocument(transaction, actor, document);
    const original = asked && (await lockDocument(transaction, actor, groupOf(asked)));
    const madeFrom = original && revisionToSay(original);
    if (!original || !madeFrom || original.deleted_at !== null) return { outcome: "missing" };
    const known = original.language === language ? original : await translationIn(transaction, original.id, language);
    const { type, id: group } = original;
    if (known) return { outcome: "there-already", type, id: known.id, inTrash: known.deleted_at !== null };
    const now = clock();
    const data = untranslated(formOf(type), await revisionData(transaction, madeFrom));
    const id = kinds[type].single ? `${group}-${language}` : undefined;
    const note = `Translation of ${original.title}`;
    const row = await insertDocument(transaction, actor, { id, type, language, group, madeFrom, data, note }, now);
    await record(transaction, now, { actor: actor.id, action: "translate", document: row.id, detail: original.title });
    return { outcome: "translated", type, id: row.id };
  });

const translationIn = (database: Database, group: string, language: Language) =>
  database
    .selectFrom("document")
    .select(["id", "deleted_at"])
    .where("translation_of", "=", group)
    .where("language", "=", language)
    .executeTakeFirst();
