import { deletePicture } from "#domain/media/library/change-picture.server.ts";
import { forStaff } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/delete";

export const action = forStaff(async (platform, member, { params }: Route.ActionArgs) => {
  const result = await deletePicture(platform, member, params.id);
  if (result.outcome === "deleted") return redirectWithToast("/cms/media", `Deleted “${result.name}”`);
  if (result.outcome === "missing") return redirectWithToast("/cms/media", "This picture was deleted already");
  return redirectWithToast(`/cms/media/${params.id}`, "A page uses this picture, so it stays", { bad: true });
});
