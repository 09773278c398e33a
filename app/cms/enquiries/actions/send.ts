import { sendAgain } from "#domain/enquiries/inbox/mailing.server.ts";
import { asStaff, leadsTo } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/send";
import { backTo, backToList, sentToast } from "./answers.ts";

/** POST /cms/enquiries/:id/send */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const result = await sendAgain(platform, member, params.id);
    const to = result.outcome === "missing" ? backToList(request) : backTo(request, params.id);
    return redirectWithToast(to, ...sentToast(result));
  });

export const loader = leadsTo(({ id }) => `/cms/enquiries/${id}`);
