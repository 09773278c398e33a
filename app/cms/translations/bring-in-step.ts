import { bringInStep, takeOverStructure } from "#domain/content/translation/bring-in-step.server.ts";
import { forStaff, leadsTo, notFound, postedFields, text } from "../staff-request.ts";
import type { Route } from "./+types/bring-in-step";

/**
 * POST /cms/edit/:id/in-step {seen, place?}: a field of a translation, or without `place` all of it, says what its original says.
 * POST /cms/edit/:id/take-over {seen, base}: the draft takes the structure of the original; 409 when somebody saved since.
 */
export const action = forStaff(
  async (platform, member, { request, params: { id: translation }, url }: Route.ActionArgs) => {
    const { seen, place, base } = await postedFields(request, { seen: text, place: text, base: text });
    const result = url.pathname.endsWith("/take-over")
      ? await takeOverStructure(platform, member, { translation, seen, baseRevision: base })
      : await bringInStep(platform, member, { translation, seen, place: place || undefined });
    if (result.outcome === "missing") return notFound();
    return Response.json(result, { status: result.outcome === "stale" ? 409 : 200 });
  },
);

export const loader = leadsTo(({ id }) => `/cms/edit/${id}`);
