import { exportRedirects } from "#domain/content/redirects/list-redirects.server.ts";
import { exportEnquiries } from "#domain/enquiries/inbox/export-enquiries.server.ts";
import { earnedIn } from "#domain/enquiries/inbox/outcome/earned.server.ts";
import type { Member } from "#domain/staff/member.ts";
import { may } from "#domain/staff/rights.ts";
import { localParts } from "#domain/time/local-time.ts";
import { exportVisits } from "#domain/visits/numbers/export-visits.server.ts";
import { isPeriod } from "#domain/visits/numbers/periods.ts";
import { spansOf } from "#domain/visits/numbers/spans.server.ts";
import { isTableKind } from "#domain/visits/numbers/tables.ts";
import type { Platform } from "#platform/platform.ts";
import { filterIn } from "../enquiries/inbox/inbox-filter.tsx";
import { forStaff, notFound } from "../staff-request.ts";
import type { Route } from "./+types/export-csv";

/**
 * GET /cms/redirects/export.csv: all of them. GET /cms/enquiries/export.csv: what the filter of the inbox finds.
 * GET /cms/visits/export.csv?period=7|30|year&show=days|<kind of table>: each day, or all rows of a table.
 */
export const loader = forStaff(async (platform, member, { url, pattern }: Route.LoaderArgs) => {
  const name = pattern.split("/").at(-2) ?? "";
  const csv = await (exporters[name] ?? notFound())(platform, member, url.searchParams);
  const day = localParts(platform.clock()).date;
  const table = name === "visits" ? `-${url.searchParams.get("show")}` : "";
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}${table}-${day}.csv"`,
    },
  });
});

type Exporter = (platform: Platform, member: Member, params: URLSearchParams) => Promise<string>;

const exportVisitsTable: Exporter = async (platform, member, params) => {
  const [asked, show] = [params.get("period") ?? "", params.get("show") ?? ""];
  const period = isPeriod(asked) ? asked : "30";
  if (show === "days") return exportVisits(platform, member, { period, kind: "days" });
  if (!isTableKind(show)) return notFound();
  const earned = may(member, "enquiries")
    ? await earnedIn(platform, member, spansOf(period, platform.clock()).now)
    : undefined;
  return exportVisits(platform, member, { period, kind: show, earned: earned?.[show as keyof typeof earned] });
};

/** By the last part but one of the address. */
const exporters: Record<string, Exporter> = {
  redirects: exportRedirects,
  visits: exportVisitsTable,
  enquiries: (platform, member, params) => exportEnquiries(platform, member, filterIn(params, member.id)),
};
