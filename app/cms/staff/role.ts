import { changeRole } from "#domain/staff/change-member.server.ts";
import { asStaff } from "../as-staff.ts";
import { formIn } from "../form-in.ts";
import { textIn } from "../form-text.ts";
import { leadsTo } from "../post-only.ts";
import type { Route } from "./+types/role";
import { afterChange } from "./change-toast.ts";

/** POST /cms/staff/:id/role {role} */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const role = textIn(await formIn(request), "role");
    return afterChange(await changeRole(platform, member, params.id, role), (name) => `${name} is ${role} now`);
  });

export const loader = leadsTo(() => "/cms/staff");
