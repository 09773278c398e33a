import { data } from "react-router";
import { bringInStep, takeOverStructure } from "#domain/content/translation/in-step/bring-in-step.server.ts";
import { rememberUndo } from "#domain/undo/undo.server.ts";
import { forStaff, leadsTo, notFound, postedFields, text } from "../staff-request.ts";
import { toastCookie } from "../toast.ts";
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
    if (!("undo" in result)) return data(result, result.outcome === "stale" ? 409 : 200);
    const undo = await rememberUndo(platform, member, [{ verb: "in-step", stepped: result.undo }]);
    const toast = await toastCookie(wordsOf(result), { undo });
    return data({ outcome: result.outcome, left: result.left }, { headers: { "Set-Cookie": toast } });
  },
);

const wordsOf = ({ outcome, left, title }: { outcome: string; left: number; title: string }): string => {
  const name = `“${title.slice(0, 60)}”`;
  const rest = left === 0 ? `${name} is up to date` : `${left} more of ${name} to do`;
  return `${outcome === "in-step" ? "Done" : "Taken over"}: ${rest}`;
};

export const loader = leadsTo(({ id }) => `/cms/edit/${id}`);
