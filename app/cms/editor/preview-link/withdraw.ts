import { withdrawPreviewLink } from "#domain/content/preview/preview-links.server.ts";
import { asStaff, leadsTo } from "../../staff-request.ts";
import type { Route } from "./+types/withdraw";

/** POST /cms/edit/:id/preview-links/:link/withdraw */
export const action = ({ params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => ({
    withdrawn: await withdrawPreviewLink(platform, member, params.id, params.link),
  }));

export const loader = leadsTo(({ id }) => `/cms/edit/${id}`);
