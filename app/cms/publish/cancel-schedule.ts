import { data } from "react-router";
import { cancelSchedule } from "#domain/content/life/schedule.server.ts";
import { asStaff } from "../as-staff.ts";
import { formIn } from "../form-in.ts";
import { textIn } from "../form-text.ts";
import type { Route } from "./+types/cancel-schedule";
import { orUnanswered } from "./unanswered.ts";

/** POST /cms/edit/:id/cancel-schedule {what: publish|unpublish}. Answers `{outcome}`; 409 when nothing was planned. */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const what = textIn(await formIn(request), "what") === "unpublish" ? "unpublish" : "publish";
    const result = await cancelSchedule(platform, member, { document: params.id, what });
    return data(result, result.outcome === "cancelled" ? 200 : 409);
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnanswered(serverAction);
