import type { Platform } from "#platform/platform.ts";
import { localParts } from "../../local-time.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";
import { blankDocument } from "../form/document-form.ts";
import { demandType, kinds } from "../kinds.ts";
import { createDocument } from "./create-document.server.ts";

export type NewDocumentOutcome = { outcome: "created"; id: string } | { outcome: "only-one" };

/** Starts an empty draft of a type, as the last in its order. Visitors see nothing of it until it is published. */
export const newDocument = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  type: DocumentType,
): Promise<NewDocumentOutcome> => {
  demandType(actor, type);
  if (kinds[type].single) return { outcome: "only-one" };
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const data = blankDocument(type, localParts(now).date);
    const { id } = await createDocument(transaction, actor, { type, data, note: "New" }, now);
    await record(transaction, now, {
      actor: actor.id,
      action: "create",
      document: id,
      detail: `a ${kinds[type].one}`,
    });
    return { outcome: "created", id };
  });
};
