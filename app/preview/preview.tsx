import { data } from "react-router";
import { forStaff } from "#app/cms/staff-request.ts";
import { visitorContext } from "#app/context.ts";
import { previewForStaff, previewRevision } from "#domain/content/preview/preview.server.ts";
import { asksHuman } from "#domain/content/published/page/block-needs.ts";
import { videoHosts } from "#domain/content/published/page/text-parts.ts";
import type { Route } from "./+types/preview";
import { previewPage } from "./page-of.server.tsx";
import { PreviewPage } from "./preview-page.tsx";

/** GET /preview/:documentId, for staff; `?revision=` shows another revision than the newest, `?frame` is for the editor. */
export const loader = forStaff(async (platform, member, { request, params, context }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const revision = query.get("revision");
  const id = params.documentId;
  const preview = await (revision
    ? previewRevision(platform, member, id, revision)
    : previewForStaff(platform, member, id));
  if (!preview) throw data(null, { status: 404, statusText: "Not Found" });
  const visitor = context.get(visitorContext);
  visitor.asksHuman = asksHuman(preview.document);
  visitor.frames = videoHosts(preview.document);
  const framed = query.has("frame");
  return { ...previewPage(platform, preview, framed && !revision ? "editor" : "staff"), framed };
});

export default function PreviewScreen({ loaderData }: Route.ComponentProps) {
  return <PreviewPage {...loaderData} />;
}
