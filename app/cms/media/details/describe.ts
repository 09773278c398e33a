import { describePicture } from "#domain/media/library/change-picture.server.ts";
import { forStaff, postedFields, text } from "../../staff-request.ts";
import type { Route } from "./+types/describe";

/** `stale` is the text that somebody else saved meanwhile. */
export type DescribeAnswer = { saved: boolean; errors?: { name?: string; alt?: string }; stale?: string };

/** POST /cms/media/:id/describe {name, alt, baseAlt} */
export const action = forStaff(async (platform, member, { request, params }: Route.ActionArgs) => {
  const typed = await postedFields(request, { name: text, alt: text, baseAlt: text });
  const result = await describePicture(platform, member, { id: params.id, ...typed });
  const answer = (body: DescribeAnswer, status: number) => Response.json(body, { status });
  if (result.outcome === "described") return answer({ saved: true }, 200);
  if (result.outcome === "stale") return answer({ saved: false, stale: result.alt }, 409);
  if (result.outcome === "missing")
    return answer({ saved: false, errors: { alt: "This picture was deleted meanwhile" } }, 404);
  return answer({ saved: false, errors: { [result.field]: result.message } }, 422);
});
