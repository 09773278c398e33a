import { dismissMissingPath } from "#domain/content/redirects/missing-paths.server.ts";
import { asStaff, leadsTo, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/dismiss";

/** POST /cms/redirects/dismiss {path} */
export const action = ({ request, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const { path } = await postedFields(request, { path: text });
    const { outcome } = await dismissMissingPath(platform, member, path);
    return outcome === "dismissed"
      ? redirectWithToast("/cms/redirects", `${path} is dismissed and will not be shown again`)
      : redirectWithToast("/cms/redirects", "This address is not on the list any more", { bad: true });
  });

export const loader = leadsTo(() => "/cms/redirects");
