import { data } from "react-router";
import { schedule } from "#domain/content/life/schedule.server.ts";
import { asStaff } from "../as-staff.ts";
import { formIn } from "../form-in.ts";
import { textIn } from "../form-text.ts";
import type { Route } from "./+types/schedule";
import { orUnanswered } from "./unanswered.ts";

/** POST /cms/edit/:id/schedule {what: publish|unpublish, date, time} in the company's own time. 422 when refused. */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const form = await formIn(request);
    const what = textIn(form, "what") === "unpublish" ? "unpublish" : "publish";
    const asked = { document: params.id, what, date: textIn(form, "date"), time: textIn(form, "time") } as const;
    const result = await schedule(platform, member, asked);
    if (result.outcome === "missing") throw data(null, { status: 404, statusText: "Not Found" });
    return data({ ...result, what }, result.outcome === "scheduled" ? 200 : 422);
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnanswered(serverAction);
