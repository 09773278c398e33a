import { deleteRedirect } from "#domain/content/redirects/save-redirect.server.ts";
import { asStaff, leadsTo, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/delete";

/** POST /cms/redirects/delete {from} */
export const action = ({ request, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const { from } = await postedFields(request, { from: text });
    const { outcome } = await deleteRedirect(platform, member, from);
    return outcome === "deleted"
      ? redirectWithToast("/cms/redirects", `The redirect from ${from} is deleted`)
      : redirectWithToast("/cms/redirects", "This redirect is not there any more", { bad: true });
  });

export const loader = leadsTo(() => "/cms/redirects");
