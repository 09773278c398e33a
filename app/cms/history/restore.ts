import { restoreRevision } from "#domain/content/drafts/restore-revision.server.ts";
import { forStaff, leadsTo, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/restore";

/** POST /cms/edit/:id/restore {revision, base, number}: makes an old version the newest draft. */
export const action = forStaff(async (platform, member, { request, params }: Route.ActionArgs) => {
  const { revision, base, number } = await postedFields(request, { revision: text, base: text, number: text });
  const asked = { document: params.id, revision, baseRevision: base };
  const result = await restoreRevision(platform, member, asked);
  const to = `/cms/edit/${params.id}/history`;
  if (result.outcome === "restored") return redirectWithToast(to, restored(number, result.number));
  const why =
    result.outcome === "stale"
      ? "Somebody saved a newer draft meanwhile. Look at it first."
      : "This version can't be restored.";
  return redirectWithToast(to, why, { bad: true });
});

const restored = (number: string, now: number): string =>
  number === String(now)
    ? `Version ${number} is the draft again: what visitors see.`
    : `Version ${number} is the draft again, as version ${now}. Publish it when it is right.`;

export const loader = leadsTo(({ id }) => `/cms/edit/${id}/history`);
