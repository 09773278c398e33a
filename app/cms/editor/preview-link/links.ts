import { z } from "zod";
import { isLinkDays } from "#domain/content/preview/preview-link.ts";
import { listPreviewLinks, makePreviewLink } from "#domain/content/preview/preview-links.server.ts";
import { forStaff, found, postedFields } from "../../staff-request.ts";
import type { Route } from "./+types/links";

export const loader = forStaff(async (platform, member, { params }: Route.LoaderArgs) => ({
  links: await listPreviewLinks(platform, member, params.id),
}));

/** POST /cms/edit/:id/preview-links {days: 1|7|30}: makes a link. Its address is answered here and nowhere again. */
export const action = forStaff(async (platform, member, { request, params }: Route.ActionArgs) => {
  const { days } = await postedFields(request, { days: z.coerce.number().refine(isLinkDays, "1, 7 or 30 days") });
  const link = found(await makePreviewLink(platform, member, params.id, days));
  return { url: `${platform.settings.PUBLIC_URL}/preview/shared/${link.token}`, expiresAt: link.expiresAt };
});
