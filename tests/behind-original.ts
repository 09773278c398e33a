import { revisionData } from "#domain/content/stored/find-revision.server.ts";
import { changesSince, revisionToSay } from "#domain/content/translation/in-step/changes-since.server.ts";
import { documentRow } from "./edit.ts";
import type { Seeded } from "./seeded.ts";

/** The data of the draft of a document. */
export const draftOf = async ({ database }: Pick<Seeded, "database">, id: string) =>
  revisionData(database, (await documentRow({ database }, id)).draft_revision ?? "");

/** What a translation lacks of what its original says now, in words. */
export const behind = async ({ database }: Pick<Seeded, "database">, original: string, translation: string) => {
  const now = revisionToSay(await documentRow({ database }, original));
  const changes = await changesSince(database, await documentRow({ database }, translation), now);
  return { seen: now ?? "", changes: changes.map(({ what, kind, where }) => `${what} ${kind}: ${where.join(" › ")}`) };
};
