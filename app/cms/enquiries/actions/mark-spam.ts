import { markSpam } from "#domain/enquiries/inbox/mailing.server.ts";
import { asStaff, leadsTo } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/mark-spam";
import { backToList } from "./answers.ts";

/** POST /cms/enquiries/:id/spam */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const marked = await markSpam(platform, member, params.id);
    return redirectWithToast(backToList(request), marked ? "Moved to Spam" : "It was spam already");
  });

export const loader = leadsTo(({ id }) => `/cms/enquiries/${id}`);
