import { type DataStrategyResult, data, type MiddlewareFunction, matchPath } from "react-router";
import { SIGNED_OUT } from "../parts/requests/fetch-json.ts";
import { statusOfFault } from "../parts/requests/status-of-fault.ts";
import { showToast } from "./toasts.tsx";

/** As `app/routes.ts` writes them below `cms/`: what is sent from within a screen that stays, by a fetcher … */
export const sent = [
  ...["publish", "unpublish", "schedule", "cancel-schedule", "in-step", "take-over"].map((verb) => `edit/:id/${verb}`),
  ...["edit/:id/preview-links", "edit/:id/preview-links/:link/withdraw"],
  ...["media/:id/describe", "media/:id/focus", "media/:id/crop", "media/selected/tag"],
  ...["content/schedule", "content/reorder", "enquiries/:id/outcome"],
];

/** … or to the address of the screen itself, whose code is there. */
export const sentToItself = ["redirects", "redirects/edit", "redirects/import", "staff/invite"];

/** And what a dialog in it reads. */
const read = ["edit/:id/preview-links"];

const words: Record<number, string> = {
  401: SIGNED_OUT,
  403: "Your role no longer allows this",
  404: "It is no longer there",
  503: "The server gave no answer. Try again",
};

/**
 * The page of a fault would take with it what is typed and open: the screen stays, and hears `null` with a status that
 * keeps it from being loaded again. A dialog tells of it by `NotDone`, anything else by a toast.
 */
export const keepScreen: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const { pathname } = new URL(request.url);
  const stays = (request.method === "GET" ? read : [...sent, ...sentToItself]).some((path) =>
    matchPath(`/cms/${path}`, pathname),
  );
  if (!stays) return results;
  return Object.fromEntries(Object.entries(results).map(([route, one]) => [route, heard(one)]));
};

const heard = (one: DataStrategyResult): DataStrategyResult => {
  if (one.type !== "error" || one.result instanceof Response) return one; // a redirect leads elsewhere
  const status = statusOfFault(one.result);
  const said = words[status >= 500 ? 503 : status];
  if (said === undefined) return one;
  if (!document.querySelector("dialog:modal")) showToast(said, { bad: true });
  return { type: "data", result: data(null, { status }) };
};
