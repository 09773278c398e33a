import { notSpam } from "#domain/enquiries/inbox/mailing.server.ts";
import { asStaff, leadsTo } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/not-spam";
import { backTo, backToList, sentToast } from "./answers.ts";

/** POST /cms/enquiries/:id/not-spam */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const result = await notSpam(platform, member, params.id);
    const to = result.outcome === "missing" ? backToList(request) : backTo(request, params.id);
    return result.outcome === "sent-before"
      ? redirectWithToast(to, "Back in the inbox")
      : redirectWithToast(to, ...sentToast(result));
  });

export const loader = leadsTo(({ id }) => `/cms/enquiries/${id}`);
