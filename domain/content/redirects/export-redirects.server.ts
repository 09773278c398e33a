import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { toCsv } from "../../write-csv.ts";
import type { RedirectPlatform } from "./redirect-ground.server.ts";

/** All redirects as CSV (`from,to`), as the import takes them. For admins. */
export const exportRedirects = async ({ database, clock }: RedirectPlatform, actor: Actor): Promise<string> => {
  demand(actor, "redirects");
  const rows = await database.selectFrom("redirect").select(["from_path", "to_path"]).orderBy("from_path").execute();
  await record(database, clock(), { actor: actor.id, action: "redirect-export", detail: `${rows.length} redirects` });
  return toCsv([["from", "to"], ...rows.map((row) => [row.from_path, row.to_path])]);
};
