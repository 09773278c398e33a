import { restoreRevision } from "#domain/content/life/restore-revision.server.ts";
import { asStaff } from "../as-staff.ts";
import { formIn } from "../form-in.ts";
import { textIn } from "../form-text.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/restore";

/** POST /cms/edit/:id/restore {revision, base, number}: makes an old version the newest draft. */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const form = await formIn(request);
    const asked = { document: params.id, revision: textIn(form, "revision"), baseRevision: textIn(form, "base") };
    const result = await restoreRevision(platform, member, asked);
    const to = `/cms/edit/${params.id}/history`;
    if (result.outcome === "restored")
      return redirectWithToast(
        to,
        `Version ${textIn(form, "number")} is the draft again, as version ${result.number}. Publish it when it is right.`,
      );
    const why =
      result.outcome === "stale"
        ? "Somebody saved a newer draft meanwhile. Look at it first."
        : "This version can't be restored.";
    return redirectWithToast(to, why, { bad: true });
  });
