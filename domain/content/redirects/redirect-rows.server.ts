import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { addressOf, alwaysAnswers } from "../../addresses.ts";
import { oneSpelling } from "../../one-spelling.ts";
import { lockSiteVersion } from "../../site-version.server.ts";
import { liveDocuments } from "../published/published-document.server.ts";
import {
  type PlacedRedirect,
  placeRedirect,
  type RedirectMap,
  type Repointed,
  type Surroundings,
} from "./plan-redirect.ts";

export const readRedirects = async (database: Database): Promise<Map<string, string>> => {
  const rows = await database.selectFrom("redirect").select(["from_path", "to_path"]).execute();
  return new Map(rows.map((row) => [row.from_path, row.to_path])) satisfies RedirectMap;
};

export const redirectOf = async (database: Database, path: string): Promise<string | null> => {
  const row = await database.selectFrom("redirect").select("to_path").where("from_path", "=", path).executeTakeFirst();
  return row?.to_path ?? null;
};

/** As people type or dictate an address: `/About`, `/SERVICES/Cloud`, `/index.html`, `/Map`, `/CMS`. Null where that leads nowhere either. */
const typedAddress = async (database: Database, path: string): Promise<string | null> => {
  const plain = oneSpelling(path.toLowerCase()).replace(/\/(index|default)\.(html?|php|aspx?)$/, "") || "/";
  if (plain === path) return null;
  if (alwaysAnswers(plain) || addressOf(plain).staff) return plain;
  if ((await livePaths(database, [plain])).has(plain)) return plain;
  return redirectOf(database, plain);
};

/** Where an address that no page has leads to: by its redirect, else by the page that was meant. Null: nowhere. */
export const movedTo = async (database: Database, path: string): Promise<string | null> =>
  (await redirectOf(database, path)) ?? (await typedAddress(database, path));

export const dropRedirectFrom = async (transaction: DatabaseTransaction, path: string): Promise<void> => {
  await transaction.deleteFrom("redirect").where("from_path", "=", path).execute();
};

/** Writes a redirect that was placed among the others, and what it repoints; `now` in milliseconds since 1970. */
export const writeRedirect = async (
  transaction: DatabaseTransaction,
  { from, to, repointed }: PlacedRedirect,
  author: string | null,
  now: number,
): Promise<void> => {
  const row = { to_path: to, created_at: now, created_by: author };
  await transaction
    .insertInto("redirect")
    .values({ from_path: from, ...row })
    .onConflict((c) => c.column("from_path").doUpdateSet(row))
    .execute();
  await transaction.deleteFrom("missing_path").where("path", "=", from).execute();
  for (const other of repointed) {
    await transaction.updateTable("redirect").set({ to_path: other.to }).where("from_path", "=", other.from).execute();
  }
};

/** Leads where they led before those that nobody changed since they were repointed. The caller holds the lock of the site version. */
export const pointBack = async (transaction: DatabaseTransaction, repointed: Repointed[]): Promise<void> => {
  for (const { from, to, was } of repointed)
    await transaction
      .updateTable("redirect")
      .set({ to_path: was })
      .where("from_path", "=", from)
      .where("to_path", "=", to)
      .execute();
};

export type RedirectDeps = Pick<Platform, "database" | "clock" | "settings">;

export const readSurroundings = async (database: Database, publicUrl: string) => {
  const [redirects, live] = await Promise.all([readRedirects(database), livePaths(database)]);
  return { redirects, isLive: (path: string) => live.has(path), publicUrl } satisfies Surroundings;
};

/** Every address of a published document; with `among`, those of them that are. */
export const livePaths = async (database: Database, among?: string[]): Promise<Set<string>> => {
  if (among?.length === 0) return new Set();
  const rows = await liveDocuments(database)
    .select("path")
    .where("path", "is not", null)
    .$if(among !== undefined, (q) => q.where("path", "in", among ?? []))
    .execute();
  return new Set(rows.map((row) => row.path ?? ""));
};

type Move = { from: string | null; to: string; author: string | null; now: number };

/** Redirects from a page's old address (null: it had none) to its new one, in the transaction that publishes it; `now` in ms since 1970. */
export const redirectMovedPage = async (
  transaction: DatabaseTransaction,
  { from, to, author, now }: Move,
): Promise<void> => {
  await lockSiteVersion(transaction);
  await dropRedirectFrom(transaction, to);
  if (from === null || from === to) return;
  const placed = placeRedirect(await readRedirects(transaction), from, to);
  if (!placed) throw new Error(`no redirect from ${from} to ${to}`);
  await writeRedirect(transaction, placed, author, now);
};
