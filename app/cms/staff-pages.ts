import { createContext, type MiddlewareFunction } from "react-router";
import { forgetToast, type Toast, toastIn } from "./toast.ts";

/** What the page before this one wanted to be said. */
export const toastContext = createContext<Toast | null>(null);

/** For every page of the staff area, the login included: hands the toast on, once. */
export const staffPages: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(toastContext, toastIn(request));
  const response = await next();
  forgetToast(request, response);
  return response;
};
