import { data } from "react-router";
import { z } from "zod";
import { forStaff } from "#app/cms/staff-request.ts";
import { isShallow } from "#domain/content/drafts/edit-draft.server.ts";
import { previewForStaff } from "#domain/content/preview/preview.server.ts";
import type { Route } from "./+types/preview-html";
import { pageOf } from "./page-of.server.tsx";

const typed = z.object({
  data: z.record(z.string(), z.unknown()).refine((data) => isShallow(data)),
  shape: z.int().min(0).optional(),
  below: z.record(z.string(), z.string()).optional(),
});

/** POST /preview/:documentId/html {data, shape, below}: renders unsaved data for the editor. */
export const action = forStaff(async (platform, member, { request, params }: Route.ActionArgs) => {
  const { success, data: body } = typed.safeParse(await request.json().catch(() => null));
  if (!success) throw data(null, { status: 400, statusText: "No data" });
  const preview = await previewForStaff(platform, member, params.documentId, body);
  if (!preview) throw data(null, { status: 404, statusText: "Not Found" });
  return Response.json(pageOf(platform, preview, "editor", body.below).html);
});
