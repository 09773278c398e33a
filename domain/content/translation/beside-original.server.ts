import type { Platform } from "#platform/platform.ts";
import type { Language } from "../../languages.ts";
import type { Actor } from "../../staff/rights.ts";
import type { Data } from "../fields/structure.ts";
import { findDocument } from "../find-document.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import { changesSince, revisionToSay } from "./in-step/changes-since.server.ts";
import type { OriginalChange } from "./in-step/original-changes.ts";
import { type InOneLanguage, inLanguages } from "./states/states.server.ts";

/** The original of a translation by the revision `seen`, which is what visitors see, else its draft, and what changed in it. */
export type Original = {
  id: string;
  language: Language;
  title: string;
  seen: string;
  data: Data;
  changes: OriginalChange[];
};

/** A document among its languages; `original` is null for what is no translation. */
export type Beside = { languages: InOneLanguage[]; original: Original | null };

/** For the editor of a document: how it stands in each language, and what its original says. Null where there is no such document; throws NotAllowed by its type. */
export const besideOriginal = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  document: string,
): Promise<Beside | null> => {
  const row = await findDocument(database, actor, document);
  const original = row?.translation_of ? await findDocument(database, actor, row.translation_of) : row;
  if (!row || !original) return null;
  const languages = (await inLanguages(database, [original])).get(original.id) ?? [];
  const seen = revisionToSay(original);
  if (original.id === row.id || !seen) return { languages, original: null };
  const { id, language, title } = original;
  const [data, changes] = await Promise.all([revisionData(database, seen), changesSince(database, row, seen)]);
  return { languages, original: { id, language, title, seen, data, changes } };
};
