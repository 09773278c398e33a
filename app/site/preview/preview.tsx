import { data } from "react-router";
import { platformContext } from "#app/context.ts";
import { previewForStaff, previewRevision } from "#domain/content/preview/preview.server.ts";
import type { Route } from "./+types/preview";
import { wholePage } from "./page-of.server.ts";
import { previewHeaders } from "./preview-headers.ts";
import { PreviewPage } from "./preview-page.tsx";
import { staffOnly } from "./staff-only.ts";

export const headers = previewHeaders;

/** GET /preview/:documentId, for staff; `?revision=` shows another revision than the newest, `?frame` is for the editor. */
export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const member = await staffOnly({ request, context });
  const platform = context.get(platformContext);
  const query = new URL(request.url).searchParams;
  const revision = query.get("revision");
  const id = params.documentId;
  const shown = await (revision
    ? previewRevision(platform, member, id, revision)
    : previewForStaff(platform, member, id));
  if (!shown) throw data(null, { status: 404, statusText: "Not Found", headers: previewHeaders() });
  return { ...wholePage(platform, shown, "drafts"), framed: query.has("frame") };
};

export default function PreviewScreen({ loaderData }: Route.ComponentProps) {
  return <PreviewPage {...loaderData} />;
}
