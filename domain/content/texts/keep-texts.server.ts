import type { DatabaseTransaction } from "#platform/database/database.ts";
import { tagsIn } from "../../formats/tag.ts";
import { languageAt } from "../../languages.ts";
import type { Passage } from "../../search/excerpt.ts";
import { keepWords, markOf } from "../../search/search-index.server.ts";
import { joinedWords } from "../../search/search-words.ts";
import { fill } from "../../words/fill.ts";
import { summarize } from "../document-summary.ts";
import type { DocumentType } from "../document-types.ts";
import { shapeNow } from "../evolution/evolve.ts";
import { hasTags } from "../form/document-form.ts";
import { type Field, fieldsIn, ofKind } from "../form/fields-in.ts";
import { notConfigured } from "../names.ts";
import type { LiveNames } from "./live-names.server.ts";

/**
 * How texts are kept: raised by one with each change of that, or of what stands for names, so that all are kept anew. Never
 * lowered.
 */
const TEXTS = 0;

/** The version of the index that this release writes. It only goes up: what has a higher one is of a newer release, and left to it. */
export const indexVersion = (): number => shapeNow() + TEXTS;

/** Every text that a document holds, hidden blocks included, with the names of where it stands. */
export const passagesIn = (type: DocumentType, data: unknown): Passage[] => passagesOf(fieldsIn(type, data));

const passagesOf = (fields: Field[]): Passage[] =>
  fields.flatMap((field) => {
    const text = ofKind(field)?.text?.(field.value);
    return text ? [{ text, where: field.words.join(" › ") }] : [];
  });

/** Of these what visitors read. */
export const passagesShown = (type: DocumentType, data: unknown): Passage[] =>
  passagesOf(fieldsIn(type, data).filter(({ hidden }) => !hidden));

type Written = { document: string; type: DocumentType; revision: string; data: object };

/** Keeps the words and tags of a revision, by which the document is found, in the transaction that makes it the draft. */
export const keepDraftTexts = async (transaction: DatabaseTransaction, written: Written): Promise<void> => {
  await keepPassages(transaction, { version: "draft", names: "" }, written, passagesIn(written.type, written.data));
  await keepTags(transaction, "draft", written);
};

/** The same in the transaction that makes it what visitors see: as they read it, with `names` filled in. Which ones is told with the revision: a release that knows of none replaces that and leaves them. */
export const keepLiveTexts = async (
  transaction: DatabaseTransaction,
  names: LiveNames,
  written: Written,
): Promise<void> => {
  const shown = passagesShown(written.type, written.data);
  const filled = shown.map((passage) => ({ ...passage, text: fill(passage.text, names.values) }));
  const joined = { text: joinedWords(filled.map(({ text }) => text).join("\n")), where: "" };
  const print = printOf(shown, names);
  const kept = { version: "live", names: `${written.revision} ${print && `${print} ${names.settings}`}` } as const;
  await keepPassages(transaction, kept, written, [...filled, joined]);
  await keepTags(transaction, "live", written);
};

/** That of the names which the texts may use; empty where they use none. */
const printOf = (shown: Passage[], names: LiveNames): string => {
  const uses = (sign: string) => shown.some(({ text }) => text.includes(sign));
  if (!uses("{")) return "";
  return Object.keys(notConfigured).some((name) => uses(`{${name}}`)) ? names.configured : names.print;
};

const keepPassages = (
  transaction: DatabaseTransaction,
  kept: { version: "draft" | "live"; names: string },
  { document, type, revision, data }: Written,
  passages: Passage[],
) => {
  const subject = { document_id: document, revision, shape: indexVersion(), ...kept };
  const path = summarize(type, data).path ?? "";
  const texts = [...passages.map(({ text }) => text), path];
  return keepWords(transaction, subject, texts.join("\n"), markOf(languageAt(path)));
};

const keepTags = async (
  transaction: DatabaseTransaction,
  version: "draft" | "live",
  { document, type, data }: Omit<Written, "revision">,
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
