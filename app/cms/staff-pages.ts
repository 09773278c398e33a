import { createContext, type MiddlewareFunction } from "react-router";
import { forgetToast, type Toast, toastIn } from "./toast.ts";

/** Gives what the request before this one wanted to be said, to the page that says it. */
export const takeToastContext = createContext<() => Toast | null>();

/**
 * For every page of the staff area, the login included: hands the toast on, once. A request for a part of a screen does
 * not take it, so it waits for the frame.
 */
export const staffPages: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  let taken = false;
  context.set(takeToastContext, () => {
    taken = true;
    return toastIn(request);
  });
  const response = await next();
  if (taken) forgetToast(request, response);
  return response;
};
