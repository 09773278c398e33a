import { data } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { openPreviewLink } from "#domain/content/preview/preview-links.server.ts";
import { asksHuman } from "#domain/content/published/page/block-needs.ts";
import { videoHosts } from "#domain/content/published/page/text-parts.ts";
import type { Route } from "./+types/shared-preview";
import { previewHeaders, previewPage } from "./page-of.server.tsx";
import { PreviewPage } from "./preview-page.tsx";

export const headers = previewHeaders;

/** GET /preview/shared/:token, for whoever has the link. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const platform = context.get(platformContext);
  const preview = await openPreviewLink(platform, params.token);
  if (!preview) return data(null, { status: 410, headers: previewHeaders() });
  const visitor = context.get(visitorContext);
  visitor.asksHuman = asksHuman(preview.document);
  visitor.frames = videoHosts(preview.document);
  return { ...previewPage(platform, preview, "guest"), framed: false };
};

export default function SharedPreview({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <PreviewPage {...loaderData} />;
  return (
    <main>
      <title>This link is no longer open</title>
      <meta name="robots" content="noindex" />
      <h1>This link is no longer open</h1>
      <p>It expired or was withdrawn. Ask whoever sent it to you for a new one.</p>
    </main>
  );
}
