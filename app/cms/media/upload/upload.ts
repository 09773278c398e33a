import { onlyFrom } from "#domain/media/file.ts";
import { replace, upload, uploadFrom } from "#domain/media/library/upload-picture.server.ts";
import { MOST_BYTES } from "#domain/media/picture.ts";
import type { Member } from "#domain/staff/member.ts";
import type { Platform } from "#platform/platform.ts";
import { forStaff, leadsTo } from "../../staff-request.ts";
import type { Route } from "./+types/upload";
import { TOO_LARGE } from "./use-uploads.ts";

/** POST /cms/media/upload?name=…&only=… or /cms/media/:id/replace; the body is the file, or with `by=address` where it stands. */
export const action = forStaff(async (platform, member, { request, params }: Route.ActionArgs) => {
  const bytes = await readBody(request, MOST_BYTES);
  if (!bytes) return refuse(TOO_LARGE, 413);
  const { searchParams } = new URL(request.url);
  const result = await (params.id
    ? replace(platform, member, { id: params.id, bytes })
    : add(platform, member, searchParams, bytes));
  switch (result.outcome) {
    case "uploaded":
      return Response.json({ picture: result.picture, removed: result.removed }, { status: 201 });
    case "replaced":
      return Response.json({ removed: result.removed });
    case "refused":
      return refuse(result.message, 422);
    case "busy":
      return refuse("Many pictures are being prepared at this moment. Try again shortly", 503);
    default:
      return refuse("This picture was deleted meanwhile", 404);
  }
});

const add = (platform: Platform, member: Member, searchParams: URLSearchParams, bytes: Uint8Array) => {
  const name = searchParams.get("name") ?? "";
  if (searchParams.get("by") === "address")
    return uploadFrom(platform, member, { name, address: Buffer.from(bytes).toString() });
  return upload(platform, member, { name, only: onlyFrom(searchParams.get("only")), bytes });
};

const refuse = (error: string, status: number) => Response.json({ error }, { status });

/** The body of a request, or null as soon as it turns out to be longer than `most` bytes; no more than that is read. */
const readBody = async (request: Request, most: number): Promise<Uint8Array | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > most) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

export const loader = leadsTo(({ id }) => (id ? `/cms/media/${id}` : "/cms/media"));
