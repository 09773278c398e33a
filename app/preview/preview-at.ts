import { data, redirect } from "react-router";
import { platformContext } from "#app/context.ts";
import { draftAt } from "#domain/content/preview/drafts.server.ts";
import type { Route } from "./+types/preview-at";

/** GET /preview/at/*: the draft of what stands at an address of this site. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const id = await draftAt(context.get(platformContext).database, `/${params["*"] ?? ""}`);
  if (!id) throw data(null, { status: 404, statusText: "Not Found" });
  return redirect(`/preview/${encodeURIComponent(id)}`);
};
