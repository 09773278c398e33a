import { resetSecondFactor } from "#domain/staff/members/change-member.server.ts";
import { asStaff, leadsTo } from "../staff-request.ts";
import type { Route } from "./+types/reset-second-factor";
import { afterChange } from "./staff-toasts.ts";

/** POST /cms/staff/:id/reset-second-factor */
export const action = ({ params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) =>
    afterChange(
      await resetSecondFactor(platform, member, params.id),
      (name) => `${name} signs in with the password alone now`,
    ),
  );

export const loader = leadsTo(() => "/cms/staff");
