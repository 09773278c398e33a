import { redirect } from "react-router";
import { statuses } from "#domain/content/document-status.ts";
import { andMore } from "#domain/formats/counted.ts";
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
  const first = andMore(failed.map(wordsOf), 3, "; ");
  const words = outcomes.length === 1 ? said : `${good > 0 ? `${said}. ` : ""}Not undone: ${first}`;
  return redirectWithToast(nextPath(back), words, { bad: true });
});

type Outcome = StepOutcome["outcome"];

type Telling<O extends Outcome> = { done: boolean; words: (one: Extract<StepOutcome, { outcome: O }>) => string };

const telling: { [O in Outcome]: Telling<O> } = {
  "put-back": {
    done: true,
    words: ({ title, status, unlisted }) => {
      const where = unlisted ? `, but not listed again: ${unlisted.slice(0, 160)}` : "";
      return `Undone: ${named(title)} is as before (${statuses[status].toLowerCase()})${where}`;
    },
  },
  "moved-back": { done: true, words: ({ state }) => `Undone: back in ${state}` },
  "noted-back": { done: true, words: ({ noted }) => `Undone: noted as ${noted}` },
  "taken-back": { done: true, words: ({ name }) => `Undone: ${named(name)} is in the library again` },
  unconfirmed: { done: true, words: ({ title }) => `Undone: ${named(title)} is a sample again` },
  "out-of-step": { done: true, words: ({ title }) => `Undone: ${named(title)} stands to its original as before` },
  "not-live": { done: false, words: ({ title, why }) => `${named(title)} is not live again: ${why.slice(0, 120)}` },
  changed: { done: false, words: ({ title }) => `Somebody changed ${named(title)} since` },
  "moved-since": { done: false, words: ({ state }) => `Somebody moved it to ${state} since` },
  "noted-since": { done: false, words: ({ noted }) => `Somebody noted ${noted} since` },
  missing: { done: false, words: () => "It is no longer there" },
};

const named = (title: string): string => `“${title.slice(0, 60)}”`;

const isDone = ({ outcome }: StepOutcome): boolean => telling[outcome].done;

const wordsOf = (one: StepOutcome): string => (telling[one.outcome] as Telling<Outcome>).words(one);

export const loader = () => redirect("/cms/dashboard");
