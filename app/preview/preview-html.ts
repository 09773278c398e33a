import { data } from "react-router";
import { forStaff } from "#app/cms/staff-request.ts";
import type { Data } from "#domain/content/fields/structure.ts";
import { previewForStaff } from "#domain/content/preview/preview.server.ts";
import type { Route } from "./+types/preview-html";
import { pageOf } from "./page-of.server.tsx";

/** POST /preview/:documentId/html {data}: renders unsaved data for the editor. */
export const action = forStaff(async (platform, member, { request, params }: Route.ActionArgs) => {
  const body: unknown = await request.json().catch(() => null);
  const written = (body as { data?: unknown } | null)?.data;
  if (written === null || typeof written !== "object") throw data(null, { status: 400, statusText: "No data" });
  const preview = await previewForStaff(platform, member, params.documentId, written as Data);
  if (!preview) throw data(null, { status: 404, statusText: "Not Found" });
  return Response.json(pageOf(platform, preview, "drafts").html);
});
