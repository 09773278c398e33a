import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { textOf } from "../../json.ts";
import { inTransaction } from "../../sql.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";
import { lockDocument } from "../find-document.server.ts";
import { formOf } from "../form/document-form.ts";
import { allTypes, kinds } from "../kinds.ts";
import { liveDocuments } from "../published/published-document.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import { firstContent, isSample, isUnconfirmed } from "./is-sample.server.ts";

type Deps = Pick<Platform, "database" | "clock">;

/** A claim in Settings that is the one of the installation. */
export type Figure = { label: string; value: string };

/** What visitors see of what the installation came with: how many documents of each type, and the figures that the company claims. */
export type Samples = { documents: { type: DocumentType; count: number }[]; figures: Figure[] };

/** What visitors see that nobody has changed or said to be true. */
export const liveSamples = async (deps: Pick<Deps, "database">, actor: Actor): Promise<Samples> => {
  demand(actor, "content");
  const types = allTypes.filter((type) => !kinds[type].single);
  const rows = await liveDocuments(deps.database)
    .select((e) => ["type", e.fn.countAll().as("count")])
    .where("type", "in", types)
    .where(isSample)
    .groupBy("type")
    .execute();
  const count = new Map(rows.map((row) => [row.type, Number(row.count)]));
  return {
    documents: types.flatMap((type) => (count.has(type) ? [{ type, count: count.get(type) ?? 0 }] : [])),
    figures: await sampleFigures(deps, actor),
  };
};

/** The figures alone. */
export const sampleFigures = async ({ database }: Pick<Deps, "database">, actor: Actor): Promise<Figure[]> => {
  demand(actor, "content");
  const settings = await liveDocuments(database)
    .select((e) => ["published_revision", firstContent(e).as("first")])
    .where("type", "=", "settings")
    .where("translation_of", "is", null)
    .where(isUnconfirmed)
    .executeTakeFirst();
  if (!settings?.published_revision || !settings.first) return [];
  const [first, live] = [
    await claimsOf(database, settings.first),
    await claimsOf(database, settings.published_revision),
  ];
  const claims = formOf("settings").fields.find(({ name }) => name === "claims")?.form;
  if (claims?.control !== "group") return [];
  return claims.fields.flatMap(({ name, form }) => {
    const value = textOf(live[name]);
    return value !== "" && value === textOf(first[name]) ? [{ label: form.label, value }] : [];
  });
};

const claimsOf = async (database: Database, revision: string): Promise<Record<string, unknown>> => {
  const { claims } = await revisionData(database, revision);
  return typeof claims === "object" && claims !== null ? (claims as Record<string, unknown>) : {};
};

export type ConfirmOutcome = { outcome: "confirmed"; title: string } | { outcome: "missing" };

export type UnconfirmOutcome = { outcome: "unconfirmed"; title: string } | { outcome: "missing" };

/** Somebody says that what a document came with is true of the company; of Settings, its figures. It is no sample from then on. */
export const confirmSample = ({ database, clock }: Deps, actor: Actor, document: string): Promise<ConfirmOutcome> =>
  database.transaction().execute(async (transaction): Promise<ConfirmOutcome> => {
    const row = await lockDocument(transaction, actor, document);
    if (!row) return { outcome: "missing" };
    const now = clock();
    await transaction
      .insertInto("confirmed_document")
      .values({ document_id: document, confirmed_by: actor.id, confirmed_at: now })
      .onConflict((c) => c.column("document_id").doNothing())
      .execute();
    await record(transaction, now, { actor: actor.id, action: "confirm", document, detail: row.title });
    return { outcome: "confirmed", title: row.title };
  });

/** The opposite, for Undo. */
export const unconfirmSample = ({ database }: Deps, actor: Actor, document: string): Promise<UnconfirmOutcome> =>
  inTransaction(database, async (transaction): Promise<UnconfirmOutcome> => {
    const row = await lockDocument(transaction, actor, document);
    if (!row) return { outcome: "missing" };
    await transaction.deleteFrom("confirmed_document").where("document_id", "=", document).execute();
    return { outcome: "unconfirmed", title: row.title };
  });
