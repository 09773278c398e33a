import { z } from "zod";
import { saveTitles } from "#domain/content/titles/save-titles.server.ts";
import { forStaff, leadsTo } from "../staff-request.ts";
import type { Route } from "./+types/save-titles";

const titles = z.object({ title: z.string(), description: z.string() });
const sent = z.object({ texts: titles, base: titles });

/** POST /cms/titles/:id {texts, base}: 409 when somebody else wrote other texts since `base`. */
export const action = forStaff(async (platform, member, { request, params: { id } }: Route.ActionArgs) => {
  const { success, data } = sent.safeParse(await request.json().catch(() => null));
  if (!success) return Response.json(null, { status: 400 });
  const result = await saveTitles(platform, member, { id, ...data });
  const refused = (errors: object, status: number) => Response.json({ outcome: "refused", errors }, { status });
  switch (result.outcome) {
    case "invalid":
      return refused(result.errors, 422);
    case "missing":
      return refused({ title: "It was thrown away meanwhile" }, 404);
    case "newer":
      return refused({ title: "A newer release wrote this draft" }, 503);
    default:
      return Response.json(result, { status: result.outcome === "stale" ? 409 : 200 });
  }
});

export const loader = leadsTo(() => "/cms/titles");
