import { confirmSample } from "#domain/content/samples/samples.server.ts";
import { rememberUndo } from "#domain/undo/undo.server.ts";
import { nextPath } from "../next-path.ts";
import { forStaff, leadsTo, notFound, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/confirm";

/** POST /cms/edit/:id/confirm {back}: somebody says that a sample is true of the company. */
export const action = forStaff(async (platform, member, { request, params: { id } }: Route.ActionArgs) => {
  const { back } = await postedFields(request, { back: text });
  const result = await confirmSample(platform, member, id);
  if (result.outcome === "missing") return notFound();
  const undo = await rememberUndo(platform, member, [{ verb: "confirm", document: id }]);
  return redirectWithToast(nextPath(back), `“${result.title.slice(0, 60)}” is no sample anymore`, { undo });
});

export const loader = leadsTo(({ id }) => `/cms/edit/${id}`);
