import { data } from "react-router";
import { z } from "zod";
import { takeAway } from "#domain/content/live/take-away.server.ts";
import { allPlaces } from "#domain/content/places/place.ts";
import { cancelSchedule, schedule } from "#domain/content/schedule/schedule.server.ts";
import { rememberUndo } from "#domain/undo/undo.server.ts";
import { forStaff, leadsTo, notFound, postedFields, text, texts } from "../../staff-request.ts";
import { alongWords, leftWords, toastCookie } from "../../toast.ts";
import type { Route } from "./+types/plan";
import { orUnanswered } from "./unanswered.ts";

const what = z.enum(["publish", "unpublish"]);

/** POST /cms/edit/:id/schedule {what, date, time, offered…, place…}, cancel-schedule {what}, or unpublish {redirect, along}. 422: refused, 409: too late. */
export const action = forStaff(
  async (platform, member, { request, pattern, params: { id: document } }: Route.ActionArgs) => {
    if (pattern.endsWith("/cancel-schedule")) {
      const result = await cancelSchedule(platform, member, { document, ...(await postedFields(request, { what })) });
      return data(result, result.outcome === "canceled" ? 200 : 409);
    }
    if (pattern.endsWith("/unpublish")) {
      const { redirect: redirectTo, along } = await postedFields(request, { redirect: text, along: text });
      const how = { document, verb: "unpublish", redirectTo, along: along === "yes" } as const;
      const result = await takeAway(platform, member, how);
      if (result.outcome === "missing") return notFound();
      if (result.outcome !== "unpublished") return data(result, 409);
      const undo = await rememberUndo(platform, member, [
        { verb: "unpublish", before: result.before, listed: result.listed },
        ...result.along,
      ]);
      const said = `Unpublished “${result.title.slice(0, 60)}”${alongWords(result.along.length)}`;
      const toast = await toastCookie(said + leftWords(result.left), { undo });
      return data({ outcome: result.outcome, title: result.title }, { headers: { "Set-Cookie": toast } });
    }
    const sent = await postedFields(request, { what, date: text, time: text, offered: texts, place: texts });
    const { offered, place: ticked, ...fields } = sent;
    const asked = allPlaces.filter((place) => offered.includes(place));
    const wanted = Object.fromEntries(asked.map((place) => [place, ticked.includes(place)]));
    const result = await schedule(platform, member, { document, ...fields, wanted });
    if (result.outcome === "missing") return notFound();
    return data({ ...result, what: fields.what }, result.outcome === "scheduled" ? 200 : 422);
  },
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnanswered(serverAction);

export const loader = leadsTo(({ id }) => `/cms/edit/${id}`);
