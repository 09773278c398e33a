import { changeState } from "#domain/enquiries/inbox/handle.server.ts";
import { asStaff, leadsTo, postedFields, text } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/change-state";
import { backTo } from "./answers.ts";

/** POST /cms/enquiries/:id/state {state} */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const { state } = await postedFields(request, { state: text });
    const result = await changeState(platform, member, params.id, state);
    const to = backTo(request, params.id);
    return result.outcome === "changed"
      ? redirectWithToast(to, `Moved to ${result.state}`)
      : redirectWithToast(to, "This enquiry can't be moved there", { bad: true });
  });

export const loader = leadsTo(({ id }) => `/cms/enquiries/${id}`);
