import { exportRedirects } from "#domain/content/redirects/list-redirects.server.ts";
import { asStaff } from "../staff-request.ts";
import type { Route } from "./+types/export-csv";

/** GET /cms/redirects/export.csv: all of them. */
export const loader = ({ context }: Route.LoaderArgs) =>
  asStaff(context, async (platform, member) => {
    const csv = await exportRedirects(platform, member);
    const day = new Date(platform.clock()).toISOString().slice(0, 10);
    return new Response(csv, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="redirects-${day}.csv"`,
      },
    });
  });
