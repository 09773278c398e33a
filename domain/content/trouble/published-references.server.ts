import type { Database } from "#platform/database/database.ts";
import { picturesIn } from "../../media/pictures-in.ts";
import { linksIn } from "../check/links-in.ts";
import type { DocumentType } from "../document-types.ts";

/** What a published document leads to and shows. */
export type References = { id: string; type: DocumentType; title: string; links: string[]; pictures: string[] };

type Found = Pick<References, "links" | "pictures">;

const AT_ONCE = 200;
const kept = new WeakMap<Database, Map<string, Found>>();

/**
 * The links and pictures of every published document. Revisions never change, so each is read once; later calls cost
 * one query and whatever was published since.
 */
export const publishedReferences = async (database: Database): Promise<References[]> => {
  const documents = await database
    .selectFrom("document")
    .select(["id", "type", "title", "published_revision"])
    .where("published_revision", "is not", null)
    .where("deleted_at", "is", null)
    .orderBy("title")
    .execute();
  const known = kept.get(database) ?? new Map<string, Found>();
  const wanted = new Set(documents.map((document) => document.published_revision ?? ""));
  for (const revision of known.keys()) if (!wanted.has(revision)) known.delete(revision);
  await readInto(
    database,
    known,
    [...wanted].filter((revision) => !known.has(revision)),
  );
  kept.set(database, known);
  return documents.map(({ id, type, title, published_revision }) => ({
    id,
    type: type as DocumentType,
    title,
    ...(known.get(published_revision ?? "") ?? { links: [], pictures: [] }),
  }));
};

const readInto = async (database: Database, known: Map<string, Found>, revisions: string[]): Promise<void> => {
  for (let start = 0; start < revisions.length; start += AT_ONCE) {
    const rows = await database
      .selectFrom("revision")
      .select(["id", "data"])
      .where("id", "in", revisions.slice(start, start + AT_ONCE))
      .execute();
    for (const { id, data } of rows) {
      const parsed: object = JSON.parse(data);
      known.set(id, { links: ownLinksIn(parsed), pictures: picturesIn(parsed) });
    }
  }
};

/** Each link to this site once. */
const ownLinksIn = (data: object): string[] => [
  ...new Set(linksIn(data).flatMap(({ href }) => (/^\/(?!\/)/.test(href) ? [href] : []))),
];
