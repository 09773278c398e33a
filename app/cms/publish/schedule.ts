import { data } from "react-router";
import { z } from "zod";
import { schedule } from "#domain/content/schedule/schedule.server.ts";
import { asStaff, postedFields, text } from "../staff-request.ts";
import type { Route } from "./+types/schedule";
import { orUnanswered } from "./unanswered.ts";

/** POST /cms/edit/:id/schedule {what: publish|unpublish, date, time} in the company's own time. 422 when refused. */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const fields = await postedFields(request, { what: z.enum(["publish", "unpublish"]), date: text, time: text });
    const result = await schedule(platform, member, { document: params.id, ...fields });
    if (result.outcome === "missing") throw data(null, { status: 404, statusText: "Not Found" });
    return data({ ...result, what: fields.what }, result.outcome === "scheduled" ? 200 : 422);
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnanswered(serverAction);
