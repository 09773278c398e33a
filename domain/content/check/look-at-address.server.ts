import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { addressOf } from "../../addresses.ts";
import { escapeLike, isPostgres, writtenIn } from "../../sql.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { summarize } from "../document-summary.ts";
import type { DocumentType } from "../document-types.ts";
import { findDocument } from "../find-document.server.ts";
import { allTypes } from "../kinds.ts";
import { redirectOf } from "../redirects/redirect-rows.server.ts";
import { storedDraft } from "../stored/read-stored.ts";

/** What comes of an address once its document is live there. */
export type AddressState = {
  /** The other document that has it. Only one that is live keeps others away. */
  holder: { title: string; live: boolean } | null;
  /** The nearest one that nothing has: itself, or with "-2" and so on. */
  free: string;
  /** Where the document stands now, if elsewhere: a redirect will lead from there. */
  movesFrom: string | null;
  /** Where a redirect leads from this address now. It ends. */
  endsRedirectTo: string | null;
};

/** For the field of an address that fits its schema. Null without the document; throws NotAllowed by its type. */
export const lookAtAddress = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { document, path }: { document: string; path: string },
): Promise<AddressState | null> => {
  const row = await findDocument(database, actor, document);
  if (!row) return null;
  const [holders, endsRedirectTo, free] = await Promise.all([
    holdersNear(database, path, document),
    redirectOf(database, path),
    freeAddress(database, path, document),
  ]);
  const movesFrom = row.path === path ? null : row.path;
  return { holder: holders.get(path) ?? null, free, movesFrom, endsRedirectTo };
};

/** The nearest address that no other document has, live or not, no redirect and not the site itself. */
export const freeAddress = async (database: Database, path: string, besides = ""): Promise<string> => {
  const [holders, redirects] = await Promise.all([
    holdersNear(database, path, besides),
    database.selectFrom("redirect").select("from_path").where(begins("from_path", path)).execute(),
  ]);
  const taken = new Set([...holders.keys(), ...redirects.map(({ from_path }) => from_path)]);
  const isFree = (address: string) => !taken.has(address) && !addressOf(address).reserved;
  let address = path;
  for (let number = 2; !isFree(address); number += 1) address = `${path}-${number}`;
  return address;
};

/** Who has an address that begins like `path`: by where documents are or last were live, then by drafts that are not live as they are. */
const holdersNear = async (database: Database, path: string, besides: string) => {
  const others = database
    .selectFrom("document")
    .where("document.id", "!=", besides)
    .where("document.deleted_at", "is", null)
    .where("document.type", "in", allTypes);
  const [stands, drafts] = await Promise.all([
    others.select(["path", "title", "published_revision"]).where(begins("path", path)).execute(),
    others
      .innerJoin("revision", "revision.id", "document.draft_revision")
      .select(["document.type", "document.title", "revision.data", "revision.shape"])
      .where((e) => e.or([e("published_revision", "is", null), e("published_revision", "!=", e.ref("draft_revision"))]))
      .where(writtenNear(database, path))
      .execute(),
  ]);
  const holders = new Map<string, NonNullable<AddressState["holder"]>>();
  for (const row of drafts) {
    const address = summarize(row.type as DocumentType, storedDraft(row)).path;
    if (address) holders.set(address, { title: row.title, live: false });
  }
  for (const { path: address, title, published_revision } of stands)
    holders.set(address ?? "", { title, live: published_revision !== null });
  return holders;
};

/** A condition: the draft, as it was written, has this address or one with a number after it. */
const writtenNear = (database: Database, path: string) => {
  const collate = isPostgres(database) ? sql`collate "C"` : sql``;
  const written = sql`(${writtenIn(database, "path")}) ${collate}`;
  const near = sql`${written} = ${path} or (${written} >= ${`${path}-`} and ${written} < ${`${path}.`})`;
  return sql<boolean>`draft_revision in (select id from revision where ${near})`;
};

/** A condition: the column begins with a text. */
const begins = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`${escapeLike(text)}%`} escape '!'`;
