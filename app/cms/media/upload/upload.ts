import { upload } from "#domain/media/library/upload-picture.server.ts";
import { MOST_BYTES } from "#domain/media/picture.ts";
import { asStaff } from "../../staff-request.ts";
import type { Route } from "./+types/upload";
import { BUSY, readBody, TOO_LARGE } from "./file-transfer.ts";

/** POST /cms/media/upload?name=…: the body is the file. */
export const action = ({ request, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const bytes = await readBody(request, MOST_BYTES);
    if (!bytes) return Response.json({ error: TOO_LARGE }, { status: 413 });
    const name = new URL(request.url).searchParams.get("name") ?? "";
    const result = await upload(platform, member, { name, bytes });
    if (result.outcome === "refused") return Response.json({ error: result.message }, { status: 422 });
    if (result.outcome === "busy") return Response.json({ error: BUSY }, { status: 503 });
    return Response.json({ picture: result.picture, removed: result.removed }, { status: 201 });
  });
