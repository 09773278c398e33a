import { enableMember } from "#domain/staff/members/change-member.server.ts";
import { asStaff, leadsTo } from "../staff-request.ts";
import type { Route } from "./+types/enable";
import { afterChange } from "./staff-toasts.ts";

/** POST /cms/staff/:id/enable */
export const action = ({ params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) =>
    afterChange(await enableMember(platform, member, params.id), (name) => `${name} can sign in again`),
  );

export const loader = leadsTo(() => "/cms/staff");
