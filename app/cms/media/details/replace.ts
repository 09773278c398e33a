import { replace } from "#domain/media/library/upload-picture.server.ts";
import { MOST_BYTES } from "#domain/media/picture.ts";
import { asStaff } from "../../staff-request.ts";
import { BUSY, readBody, TOO_LARGE } from "../upload/file-transfer.ts";
import type { Route } from "./+types/replace";

/** POST /cms/media/:id/replace: the body is the file. */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const bytes = await readBody(request, MOST_BYTES);
    if (!bytes) return Response.json({ error: TOO_LARGE }, { status: 413 });
    const result = await replace(platform, member, { id: params.id, bytes });
    if (result.outcome === "replaced") return Response.json({ removed: result.removed });
    if (result.outcome === "refused") return Response.json({ error: result.message }, { status: 422 });
    if (result.outcome === "busy") return Response.json({ error: BUSY }, { status: 503 });
    return Response.json({ error: "This picture was deleted meanwhile" }, { status: 404 });
  });
