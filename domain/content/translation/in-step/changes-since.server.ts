import type { Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { namesOf } from "../../compare/compare-revisions.server.ts";
import type { DataOf, DocumentType } from "../../document-types.ts";
import type { Data } from "../../fields/structure.ts";
import { formOf } from "../../form/document-form.ts";
import { kinds } from "../../kinds.ts";
import { revisionData } from "../../stored/find-revision.server.ts";
import { withShared } from "../words/shared.ts";
import { readInStep } from "./in-step.ts";
import { type OriginalChange, originalChanges } from "./original-changes.ts";

type Row = Selectable<Tables["document"]>;

/** The revision of an original that its translations are to say: what visitors see, else the draft. */
export const revisionToSay = (original: Pick<Row, "published_revision" | "draft_revision">): string | null =>
  original.published_revision ?? original.draft_revision;

/** What a translation has not taken from its original since it was last in step with it, up to `now`, by default what counts of the original. */
export const changesSince = async (
  database: Database,
  { type, made_from, in_step, draft_revision }: Pick<Row, "type" | "made_from" | "in_step" | "draft_revision">,
  now: string | null,
): Promise<OriginalChange[]> => {
  if (now === null || made_from === now) return [];
  const { structure = made_from, done } = readInStep(in_step);
  const ids = [...new Set([made_from, structure, now, draft_revision, ...Object.values(done)])];
  const read = new Map(await Promise.all(ids.map(async (id) => [id, await dataOf(database, id)] as const)));
  const at = (id: string | null) => read.get(id) ?? {};
  const kind = type as DocumentType;
  const draft = at(draft_revision);
  // Of these, what all languages share is read from the original.
  const own = kinds[kind].single
    ? (withShared(kind, draft as DataOf<typeof kind>, at(now) as DataOf<typeof kind>) as Data)
    : draft;
  const states = { base: at(made_from), structure: at(structure), now: at(now), own };
  const names = await namesOf(database, kind, [states.base, states.now]);
  const dealtWith = new Map(Object.entries(done).map(([key, id]) => [key, at(id)]));
  return originalChanges(formOf(kind), { ...states, done: dealtWith }, nameIn(names));
};

/** Two of one name are told apart by their ids, or one in the place of the other would be no change. */
const nameIn = (names: Map<string, string>) => (id: string) => {
  const name = names.get(id);
  const isOnly = [...names.values()].filter((other) => other === name).length === 1;
  return name === undefined ? id : isOnly ? name : `${name} (${id})`;
};

const dataOf = (database: Database, revision: string | null) =>
  revision === null ? {} : revisionData(database, revision);
