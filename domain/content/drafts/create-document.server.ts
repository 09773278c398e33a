import { randomUUID } from "node:crypto";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { textOf } from "../../json.ts";
import { FIRST_LANGUAGE, inLanguage, type Language } from "../../languages.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import { localParts } from "../../time/local-time.ts";
import { freeAddress } from "../check/look-at-address.server.ts";
import { summarize } from "../document-summary.ts";
import type { DocumentType } from "../document-types.ts";
import type { Data } from "../fields/structure.ts";
import { changeDocument, findDocument } from "../find-document.server.ts";
import { demandType, kinds } from "../kinds.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import type { TemplateName } from "../templates.ts";
import { COPY } from "./address-of-title.ts";
import { appendRevision } from "./save-draft.server.ts";
import { startOf } from "./start-of.ts";

type Deps = Pick<Platform, "database" | "clock">;

/** `group`: the document that it translates, of which `madeFrom` is the revision that it says. */
export type NewDocument = {
  id?: string;
  type: DocumentType;
  language?: Language;
  group?: string;
  madeFrom?: string;
  data: object;
  note?: string;
};

/** Adds a document with its first draft, as the last of its type. Visitors see nothing of it until it is published. Throws NotAllowed by its type. */
export const insertDocument = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  { id = randomUUID(), type, language = FIRST_LANGUAGE, group, madeFrom, data, note }: NewDocument,
  now: number,
): Promise<{ id: string; revision: string }> => {
  demandType(actor, type);
  const { last } = await transaction
    .selectFrom("document")
    .select((e) => e.fn.coalesce(e.fn.max("position"), e.lit(0)).as("last"))
    .where("type", "=", type)
    .executeTakeFirstOrThrow();
  const { title } = summarize(type, data);
  const place = { position: Number(last) + 1, created_at: now, updated_at: now };
  await transaction
    .insertInto("document")
    .values({ id, type, language, translation_of: group, made_from: madeFrom, title, ...place })
    .execute();
  const revision = await appendRevision(transaction, actor, { document: id, type, data, note }, now);
  await changeDocument(transaction, id, { draft_revision: revision.id });
  return { id, revision: revision.id };
};

/** `template` is for pages. */
type Start = { language?: Language; template?: TemplateName };

/** Starts a draft of a type, an original in its language, as the last in its order. Visitors see nothing of it until it is published. */
export const createDocument = async (
  { database, clock }: Deps,
  actor: Actor,
  type: DocumentType,
  { language, template }: Start = {},
): Promise<{ outcome: "created"; id: string } | { outcome: "only-one" }> => {
  demandType(actor, type);
  if (kinds[type].single) return { outcome: "only-one" };
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const data = startOf(type, localParts(now).date, template);
    const { id } = await insertDocument(transaction, actor, { type, language, data, note: "New" }, now);
    const detail = `a ${kinds[type].one}`;
    await record(transaction, now, { actor: actor.id, action: "create", document: id, detail });
    return { outcome: "created", id };
  });
};

export type DuplicateOutcome = { outcome: "duplicated"; id: string } | { outcome: "missing" } | { outcome: "only-one" };

/** Makes a new draft in the same language from the newest draft of a document, with "(copy)" in its title and an address of its own. */
export const duplicate = ({ database, clock }: Deps, actor: Actor, document: string) =>
  database.transaction().execute(async (transaction): Promise<DuplicateOutcome> => {
    const original = await findDocument(transaction, actor, document);
    if (!original?.draft_revision || original.deleted_at !== null) return { outcome: "missing" };
    if (kinds[original.type].single) return { outcome: "only-one" };
    const { type, language } = original;
    const data = await asCopy(transaction, await revisionData(transaction, original.draft_revision), language);
    const note = `Copy of ${original.title}`;
    const now = clock();
    const { id } = await insertDocument(transaction, actor, { type, language, data, note }, now);
    await record(transaction, now, { actor: actor.id, action: "duplicate", document: id, detail: original.title });
    return { outcome: "duplicated", id };
  });

const asCopy = async (transaction: DatabaseTransaction, data: Data, language: Language): Promise<Data> => {
  const copy = { ...data };
  for (const key of ["title", "name"])
    if (textOf(data[key])) copy[key] = `${textOf(data[key]).slice(0, 73)}${COPY.title}`;
  const path = textOf(data.path);
  if (!path) return copy;
  const original = path === inLanguage(language, "/") ? inLanguage(language, "/home") : path;
  return { ...copy, path: await freeAddress(transaction, original + COPY.address) };
};
