import { data } from "react-router";
import { z } from "zod";
import { cancelSchedule } from "#domain/content/schedule/schedule.server.ts";
import { asStaff, postedFields } from "../staff-request.ts";
import type { Route } from "./+types/cancel-schedule";
import { orUnanswered } from "./unanswered.ts";

/** POST /cms/edit/:id/cancel-schedule {what: publish|unpublish}. Answers `{outcome}`; 409 when nothing was planned. */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const { what } = await postedFields(request, { what: z.enum(["publish", "unpublish"]) });
    const result = await cancelSchedule(platform, member, { document: params.id, what });
    return data(result, result.outcome === "canceled" ? 200 : 409);
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnanswered(serverAction);
