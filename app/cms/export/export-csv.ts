import { exportRedirects } from "#domain/content/redirects/list-redirects.server.ts";
import { exportEnquiries } from "#domain/enquiries/inbox/export-enquiries.server.ts";
import { filterIn } from "../enquiries/inbox/inbox-filter.tsx";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/export-csv";

/** GET /cms/redirects/export.csv: all of them. GET /cms/enquiries/export.csv: what the filter of the inbox finds. */
export const loader = forStaff(async (platform, member, { url, pattern }: Route.LoaderArgs) => {
  const name = pattern.split("/").at(-2);
  const csv = await (name === "redirects"
    ? exportRedirects(platform, member)
    : exportEnquiries(platform, member, filterIn(url.searchParams, member.id)));
  const day = new Date(platform.clock()).toISOString().slice(0, 10);
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
    },
  });
});
