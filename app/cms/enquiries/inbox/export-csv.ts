import { exportEnquiries } from "#domain/enquiries/inbox/export-enquiries.server.ts";
import { asStaff } from "../../staff-request.ts";
import type { Route } from "./+types/export-csv";
import { filterIn } from "./inbox-filter.tsx";

/** GET /cms/enquiries/export.csv: everything that the filter of the inbox finds. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  asStaff(context, async (platform, member) => {
    const csv = await exportEnquiries(platform, member, filterIn(new URL(request.url).searchParams, member.id));
    const day = new Date(platform.clock()).toISOString().slice(0, 10);
    return new Response(csv, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="enquiries-${day}.csv"`,
      },
    });
  });
