import { duplicate } from "#domain/content/drafts/create-document.server.ts";
import { forStaff, leadsTo } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/duplicate";

/** POST /cms/edit/:id/duplicate: makes a draft of the same contents and opens it in the editor. */
export const action = forStaff(async (platform, member, { params }: Route.ActionArgs) => {
  const result = await duplicate(platform, member, params.id);
  return result.outcome === "duplicated"
    ? redirectWithToast(`/cms/edit/${result.id}`, "This is the copy. It is a draft.")
    : redirectWithToast("/cms/dashboard", "This can't be duplicated", { bad: true });
});

export const loader = leadsTo(({ id }) => `/cms/edit/${id}`);
