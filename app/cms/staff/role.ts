import { changeRole } from "#domain/staff/members/change-member.server.ts";
import { asStaff, leadsTo, postedFields, text } from "../staff-request.ts";
import type { Route } from "./+types/role";
import { afterChange } from "./staff-toasts.ts";

/** POST /cms/staff/:id/role {role} */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const { role } = await postedFields(request, { role: text });
    return afterChange(await changeRole(platform, member, params.id, role), (name) => `${name} is ${role} now`);
  });

export const loader = leadsTo(() => "/cms/staff");
