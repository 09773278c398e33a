import { findTargets, type Target, targetAt } from "#domain/content/lists/finding/link-targets.server.ts";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/targets";

/** GET /cms/targets?search=words or ?path=/address: what a link may lead to, as JSON. */
export const loader = forStaff(async ({ database }, member, { request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const path = query.get("path");
  const targets: (Target | null)[] =
    path === null
      ? await findTargets(database, member, query.get("search") ?? "")
      : [await targetAt(database, member, path)];
  return Response.json(targets.filter((target) => target !== null));
});
