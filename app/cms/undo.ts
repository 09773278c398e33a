import { redirect } from "react-router";
import { statuses } from "#domain/content/document-status.ts";
import { type StepOutcome, undo } from "#domain/undo/undo.server.ts";
import type { Route } from "./+types/undo";
import { nextPath } from "./next-path.ts";
import { forStaff, postedFields, text } from "./staff-request.ts";
import { redirectWithToast } from "./toast.ts";

/** POST /cms/undo {id, back}: does the opposite of what a toast told of, once, for whoever did it. */
export const action = forStaff(async (platform, member, { request }: Route.ActionArgs) => {
  const { id, back } = await postedFields(request, { id: text, back: text });
  const outcomes = await undo(platform, member, id);
  if (!outcomes) return redirectWithToast(nextPath(back), "It is too late to undo this", { bad: true });
  const failed = outcomes.filter((one) => !isDone(one));
  const good = outcomes.length - failed.length;
  const [only] = outcomes;
  const said = outcomes.length === 1 && only ? wordsOf(only) : good > 0 ? `Undone: ${good}` : "";
  if (failed.length === 0) return redirectWithToast(nextPath(back), said);
  const named = failed.slice(0, 3).map(wordsOf).join("; ");
  const more = failed.length > 3 ? ` and ${failed.length - 3} more` : "";
  const words = outcomes.length === 1 ? said : `${good > 0 ? `${said}. ` : ""}Not undone: ${named}${more}`;
  return redirectWithToast(nextPath(back), words, { bad: true });
});

const isDone = ({ outcome }: StepOutcome) =>
  outcome === "unconfirmed" ||
  outcome === "noted-back" ||
  outcome === "out-of-step" ||
  outcome === "put-back" ||
  outcome === "moved-back" ||
  outcome === "taken-back";

const wordsOf = (one: StepOutcome): string => {
  if (one.outcome === "missing") return "It is no longer there";
  if ("state" in one)
    return one.outcome === "moved-back" ? `Undone: back in ${one.state}` : `Somebody moved it to ${one.state} since`;
  if ("noted" in one)
    return one.outcome === "noted-back" ? `Undone: noted as ${one.noted}` : `Somebody noted ${one.noted} since`;
  if (one.outcome === "taken-back") return `Undone: “${one.name.slice(0, 60)}” is in the library again`;
  const name = `“${one.title.slice(0, 60)}”`;
  if (one.outcome === "unconfirmed") return `Undone: ${name} is a sample again`;
  if (one.outcome === "out-of-step") return `Undone: ${name} stands to its original as before`;
  if (one.outcome === "changed") return `Somebody changed ${name} since`;
  if (one.outcome === "not-live") return `${name} is not live again: ${one.why.slice(0, 120)}`;
  const unlisted = one.unlisted ? `, but not listed again: ${one.unlisted.slice(0, 160)}` : "";
  return `Undone: ${name} is as before (${statuses[one.status].toLowerCase()})${unlisted}`;
};

export const loader = () => redirect("/cms/dashboard");
