import { assign } from "#domain/enquiries/inbox/handle.server.ts";
import { asStaff, leadsTo, postedFields, text } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/assign";
import { backTo } from "./answers.ts";

/** POST /cms/enquiries/:id/assign {to} */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const { to: assignee } = await postedFields(request, { to: text });
    const result = await assign(platform, member, params.id, assignee);
    const to = backTo(request, params.id);
    if (result.outcome === "missing") return redirectWithToast(to, "That is not possible any more", { bad: true });
    return redirectWithToast(to, result.name ? `${result.name} has it now` : "Nobody has it now");
  });

export const loader = leadsTo(({ id }) => `/cms/enquiries/${id}`);
