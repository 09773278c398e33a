import { z } from "zod";
import { visitorContext } from "#app/context.ts";
import { saveEdit } from "#domain/content/drafts/edit-draft.server.ts";
import { forStaff, leadsTo, notFound } from "../staff-request.ts";
import type { Route } from "./+types/draft";

const draftEdit = z.object({
  baseRevision: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  shape: z.int().min(0).optional(),
});

/** POST /cms/edit/:id/draft {baseRevision, data}. 409 when somebody else saved since, 413 when it is too large. */
export const action = forStaff(async (platform, member, { request, params, context }: Route.ActionArgs) => {
  const { success, data: edit } = draftEdit.safeParse(await request.json().catch(() => null));
  if (!success) return Response.json({ error: "No draft" }, { status: 400 });
  const result = await saveEdit(platform, member, params.id, edit);
  switch (result.outcome) {
    case "saved":
      return Response.json({ revision: result.revision, number: result.number, at: platform.clock() });
    case "stale": {
      const { outcome: _, ...theirs } = result;
      context.get(visitorContext).log.info({ document: params.id }, "draft: somebody else saved first");
      return Response.json(theirs, { status: 409 });
    }
    case "wrong-kind":
      return Response.json({ error: "No form makes such a draft" }, { status: 422 });
    case "newer":
      return Response.json({ error: "A newer release wrote this" }, { status: 503 });
    case "too-large":
      return Response.json({ error: "Too large" }, { status: 413 });
    default:
      return notFound();
  }
});

export const loader = leadsTo(({ id }) => `/cms/edit/${id}`);
