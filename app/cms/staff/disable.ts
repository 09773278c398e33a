import { disableMember } from "#domain/staff/members/change-member.server.ts";
import { asStaff, leadsTo } from "../staff-request.ts";
import type { Route } from "./+types/disable";
import { afterChange } from "./staff-toasts.ts";

/** POST /cms/staff/:id/disable */
export const action = ({ params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) =>
    afterChange(await disableMember(platform, member, params.id), (name) => `${name} can no longer sign in`),
  );

export const loader = leadsTo(() => "/cms/staff");
