import { data } from "react-router";
import { publish } from "#domain/content/publishing/publish.server.ts";
import { publishState } from "#domain/content/publishing/publish-state.server.ts";
import { asStaff } from "../staff-request.ts";
import type { Route } from "./+types/publish";
import { seeLive } from "./see-live.ts";
import { orUnanswered } from "./unanswered.ts";

/**
 * POST /cms/edit/:id/publish. Answers `{outcome: "published", address, seen, ms}` - ms from the press to the page that
 * was opened as a visitor would - or 422 `{outcome: "blocked", check}`.
 */
export const action = ({ params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const started = performance.now();
    const result = await publish(platform, member, params.id);
    if (result.outcome === "missing") throw data(null, { status: 404, statusText: "Not Found" });
    if (result.outcome === "blocked") return data(result, 422);
    const state = await publishState(platform, member, params.id);
    const seen = await seeLive(context, state?.type ?? "page", result.path);
    return data({ outcome: "published" as const, ...seen, ms: Math.ceil(performance.now() - started) });
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnanswered(serverAction);
