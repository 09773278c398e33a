import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { findDocument, revisionData } from "../find-document.server.ts";
import { kinds } from "../kinds.ts";
import { createDocument } from "./create-document.server.ts";

export type DuplicateOutcome = { outcome: "duplicated"; id: string } | { outcome: "missing" } | { outcome: "only-one" };

/** Makes a new draft from the newest draft of a document, with "(copy)" in its title and an address of its own. */
export const duplicate = ({ database, clock }: Pick<Platform, "database" | "clock">, actor: Actor, document: string) =>
  database.transaction().execute(async (transaction): Promise<DuplicateOutcome> => {
    const original = await findDocument(transaction, actor, document);
    if (!original?.draft_revision || original.deleted_at !== null) return { outcome: "missing" };
    if (kinds[original.type].single) return { outcome: "only-one" };
    const data = asCopy(await revisionData(transaction, original.draft_revision));
    const note = `Copy of ${original.title}`;
    const now = clock();
    const { id } = await createDocument(transaction, actor, { type: original.type, data, note }, now);
    await record(transaction, now, { actor: actor.id, action: "duplicate", document: id, detail: original.title });
    return { outcome: "duplicated", id };
  });

const asCopy = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (typeof value !== "string") return [key, value];
      if (key === "title" || key === "name") return [key, `${value.slice(0, 73)} (copy)`];
      return key === "path" ? [key, `${value === "/" ? "/home" : value}-copy`] : [key, value];
    }),
  );
