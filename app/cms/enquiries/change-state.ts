import { changeState } from "#domain/enquiries/change-state.server.ts";
import { asStaff } from "../as-staff.ts";
import { formIn } from "../form-in.ts";
import { textIn } from "../form-text.ts";
import { leadsTo } from "../post-only.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/change-state";
import { backTo } from "./back-to.ts";

/** POST /cms/enquiries/:id/state {state} */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const result = await changeState(platform, member, params.id, textIn(await formIn(request), "state"));
    const to = backTo(request, params.id);
    return result.outcome === "changed"
      ? redirectWithToast(to, `Moved to ${result.state}`)
      : redirectWithToast(to, "This enquiry can't be moved there", { bad: true });
  });

export const loader = leadsTo(({ id }) => `/cms/enquiries/${id}`);
