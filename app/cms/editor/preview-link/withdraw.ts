import { withdrawPreviewLink } from "#domain/content/preview/preview-links.server.ts";
import { forStaff, leadsTo } from "../../staff-request.ts";
import type { Route } from "./+types/withdraw";

/** POST /cms/edit/:id/preview-links/:link/withdraw */
export const action = forStaff(async (platform, member, { params }: Route.ActionArgs) => ({
  withdrawn: await withdrawPreviewLink(platform, member, params.id, params.link),
}));

export const loader = leadsTo(({ id }) => `/cms/edit/${id}`);
