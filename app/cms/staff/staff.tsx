import { listStaff } from "#domain/staff/members/list-staff.server.ts";
import { roles } from "#domain/staff/rights.ts";
import { LinkButton } from "../parts/button.tsx";
import { Screen } from "../parts/screen.tsx";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/staff";
import { StaffRow } from "./staff-row.tsx";

export const loader = forStaff(async (platform, member) => ({
  staff: await listStaff(platform, member),
  self: member.id,
  now: platform.clock(),
}));

export default function Staff({ loaderData: { staff, self, now } }: Route.ComponentProps) {
  return (
    <Screen
      title="Staff"
      sub={Object.values(roles)
        .map(({ rule }) => rule)
        .join(" ")}
      act={<LinkButton name="Invite" icon="plus" to="/cms/staff/invite" kind="primary" />}
    >
      <ul className="panel rows">
        {staff.map((entry) => (
          <StaffRow key={entry.id} entry={entry} self={entry.id === self} now={now} />
        ))}
      </ul>
    </Screen>
  );
}
