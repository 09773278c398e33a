import { lookAtAddress } from "#domain/content/check/look-at-address.server.ts";
import { forStaff, found } from "../staff-request.ts";
import type { Route } from "./+types/address";

/** GET /cms/edit/:id/address?path=/address: who has it, the nearest free one, and what becomes of redirects, as JSON. */
export const loader = forStaff(async (platform, member, { params, request }: Route.LoaderArgs) => {
  const path = new URL(request.url).searchParams.get("path") ?? "";
  return Response.json(found(await lookAtAddress(platform, member, { document: params.id, path })));
});
