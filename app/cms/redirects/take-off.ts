import { dismissMissingPath } from "#domain/content/redirects/missing-paths.server.ts";
import { deleteRedirect } from "#domain/content/redirects/save-redirect.server.ts";
import { forStaff, leadsTo, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/take-off";

/** POST /cms/redirects/delete {from} or dismiss {path, or all=1}: takes a line off one of the two lists. */
export const action = forStaff(async (platform, member, { request, pattern }: Route.ActionArgs) => {
  const { from, path, all } = await postedFields(request, { from: text, path: text, all: text });
  const isDeletion = pattern.endsWith("/delete");
  const { outcome } = await (isDeletion
    ? deleteRedirect(platform, member, from)
    : dismissMissingPath(platform, member, all ? null : path));
  const said = {
    deleted: `The redirect from ${from} is deleted`,
    dismissed: `${all ? "All of them are" : `${path} is`} dismissed and will not be shown again`,
    missing: isDeletion ? "This redirect is not there anymore" : "This address is not on the list anymore",
  }[outcome];
  return redirectWithToast("/cms/redirects", said, { bad: outcome === "missing" });
});

export const loader = leadsTo(() => "/cms/redirects");
