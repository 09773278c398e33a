import { deletePictures } from "#domain/media/library/change-picture.server.ts";
import { tagPictures } from "#domain/media/library/tag-pictures.server.ts";
import { rememberUndo } from "#domain/undo/undo.server.ts";
import { nextPath } from "../../next-path.ts";
import { forStaff, leadsTo, postedFields, text, texts } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/selected";

/** POST /cms/media/selected/delete {id…, back}, or tag {id…, add…, remove…}. */
export const action = forStaff(async (platform, member, { request, pattern }: Route.ActionArgs) => {
  const fields = { id: texts, back: text, add: texts, remove: texts };
  const { id: ids, back, add, remove } = await postedFields(request, fields);
  if (pattern.endsWith("/tag")) {
    const result = await tagPictures(platform, member, { ids, add, remove });
    return Response.json(result, { status: result.outcome === "tagged" ? 200 : 422 });
  }
  const { deleted, used } = await deletePictures(platform, member, ids);
  const steps = deleted.map(({ id }) => ({ verb: "delete-picture" as const, picture: id }));
  const undo = await rememberUndo(platform, member, steps);
  const [only] = deleted;
  const what = deleted.length === 1 && only ? `“${only.name.slice(0, 60)}”` : String(deleted.length);
  const done = only ? `Moved ${what} to the trash, for 30 days` : "";
  const stays = used === 1 ? "One stays, since something shows it" : `${used} stay, since something shows them`;
  const said = [done, used > 0 && stays].filter(Boolean).join(". ");
  return redirectWithToast(nextPath(back), said || "Nothing was selected", { bad: deleted.length === 0, undo });
});

export const loader = leadsTo(() => "/cms/media");
