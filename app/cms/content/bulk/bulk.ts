import {
  type BulkResult,
  type BulkVerb,
  bulk,
  bulkSchedule,
  bulkVerbs,
  type Refusal,
} from "#domain/content/lists/bulk.server.ts";
import { andMore } from "#domain/formats/counted.ts";
import { rememberUndo } from "#domain/undo/undo.server.ts";
import { nextPath } from "../../next-path.ts";
import { forStaff, found, leadsTo, postedFields, text, texts } from "../../staff-request.ts";
import { alongWords, leftWords, redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/bulk";

const done: Record<BulkVerb, string> = {
  publish: "Published",
  unpublish: "Unpublished",
  trash: "Moved to the trash",
  restore: "Taken back. Visitors see it once it is published",
};

/** POST /cms/content/<verb> {id…, back, redirect, along}, or schedule {id…, date, time} in the company's own time. */
export const action = forStaff(async (platform, member, { request, pattern }: Route.ActionArgs) => {
  const fields = { id: texts, back: text, date: text, time: text, redirect: text, along: text };
  const { id: documents, back, date, time, redirect: redirectTo, ...sent } = await postedFields(request, fields);
  if (pattern.endsWith("/schedule")) return bulkSchedule(platform, member, { documents, date, time });
  const verb = found(bulkVerbs.find((name) => pattern.endsWith(`/${name}`)));
  const result = await bulk(platform, member, { verb, documents, redirectTo, along: sent.along === "yes" });
  const steps = result.away.flatMap(({ before, listed, along }) => {
    const done = verb === "trash" ? verb : ("unpublish" as const);
    return [{ verb: done, before, listed }, ...along];
  });
  const undo = await rememberUndo(platform, member, steps);
  const said = wordsOf(result, verb);
  const left = result.away.find((one) => one.left)?.left ?? "";
  return redirectWithToast(nextPath(back), said.text + leftWords(left), { bad: said.bad, undo });
});

const wordsOf = ({ done: count, refused, away }: BulkResult, verb: BulkVerb) => {
  const one = count === 1 && refused.length === 0 ? done[verb] : `${done[verb]}: ${count}`;
  const along = away.reduce((sum, gone) => sum + gone.along.length, 0);
  const good = count === 0 ? "" : one + alongWords(along);
  if (refused.length === 0) return { text: good || "Nothing was selected", bad: count === 0 };
  const named = refused.map((one) => `“${one.title.slice(0, 60)}”: ${whyOf(one).slice(0, 120)}`);
  return { text: `${good ? `${good}. ` : ""}Not done: ${andMore(named, 3, "; ")}`, bad: true };
};

const whyOf = (one: Refusal): string => ("why" in one ? one.why : whys[one.outcome]);

const whys = {
  missing: "It is no longer there",
  needed: "The site can't do without it",
  "not-live": "It is not live",
};

export const loader = leadsTo(() => "/cms/dashboard");
