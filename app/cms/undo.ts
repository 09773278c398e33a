import { data, redirect } from "react-router";
import { statuses } from "#domain/content/document-status.ts";
import { andMore } from "#domain/formats/counted.ts";
import type { StepOutcome } from "#domain/undo/step.ts";
import { undo } from "#domain/undo/undo.server.ts";
import type { Route } from "./+types/undo";
import { nextPath } from "./next-path.ts";
import { SIGNED_OUT } from "./parts/requests/fetch-json.ts";
import { statusOfFault } from "./parts/requests/status-of-fault.ts";
import { showToast } from "./shell/toasts.tsx";
import { forStaff, postedFields, text } from "./staff-request.ts";
import { redirectWithToast } from "./toast.ts";

/** POST /cms/undo {id, back}: does the opposite of what a toast told of, once, for whoever did it. What a fault left is offered again. */
export const action = forStaff(async (platform, member, { request }: Route.ActionArgs) => {
  const { id, back } = await postedFields(request, { id: text, back: text });
  const outcomes = await undo(platform, member, id);
  if (!outcomes) return redirectWithToast(nextPath(back), "It is too late to undo this", { bad: true });
  const undone = outcomes.filter(isDone);
  const good = undone.length;
  const left = outcomes.filter(({ outcome }) => outcome === "left").length;
  const failed = outcomes.filter((one) => !isDone(one) && one.outcome !== "left");
  const [only] = outcomes;
  const done = good > 0 ? `Undone: ${namesOf(undone)}` : "";
  const notDone = failed.length > 0 ? `Not undone: ${andMore(failed.map(wordsOf), 3, "; ")}` : "";
  const several = [done, notDone, left > 0 && againWords(left)].filter(Boolean).join(". ");
  const said = outcomes.length === 1 && only ? wordsOf(only) : several;
  return redirectWithToast(nextPath(back), said, { bad: good < outcomes.length, ...(left > 0 && { undo: id }) });
});

/** The page of a fault would take the toast with it, and with that what was left to be undone. */
export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const status = statusOfFault(error);
    if (status !== 401 && status < 500) throw error;
    const said = status === 401 ? SIGNED_OUT : "The server gave no answer. Undo does what is left";
    showToast(said, { bad: true, undo: String(form.get("id")) });
    return data(null, { status });
  }
};

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
  left: { done: false, words: () => againWords(1) },
};

const againWords = (left: number) => `Not undone yet, because of a fault of the server: ${left}. Undo does the rest`;

const named = (title: string): string => `“${title.slice(0, 60)}”`;

/** The first by its name, since one act may have taken others along; a number where they have none, as enquiries. */
const namesOf = (undone: StepOutcome[]): string => {
  const names = undone.flatMap((one) => ("title" in one ? one.title : "name" in one ? one.name : []));
  return names.length === undone.length ? andMore(names.map(named), 1) : String(undone.length);
};

const isDone = ({ outcome }: StepOutcome): boolean => telling[outcome].done;

const wordsOf = (one: StepOutcome): string => (telling[one.outcome] as Telling<Outcome>).words(one);

export const loader = () => redirect("/cms/dashboard");
