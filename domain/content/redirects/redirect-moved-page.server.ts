import type { DatabaseTransaction } from "#platform/database/database.ts";
import { lockSiteVersion } from "../../site-version.server.ts";
import { placeRedirect } from "./plan-redirect.ts";
import { dropRedirectFrom, readRedirects, writeRedirect } from "./redirect-rows.server.ts";

type Move = { from: string | null; to: string; author: string | null; now: number };

/**
 * Redirects from where a page stood (null: nowhere yet) to where it stands from now on, inside the transaction that
 * publishes it. Whatever left from the new address is forgotten; `now` in milliseconds since 1970.
 */
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
