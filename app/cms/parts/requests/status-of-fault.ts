import { isRouteErrorResponse } from "react-router";

/** The status of what a `serverAction` threw; 503 where no answer came. A `Response` is a redirect, and is thrown on. */
export const statusOfFault = (error: unknown): number => {
  if (error instanceof Response) throw error;
  return isRouteErrorResponse(error) ? error.status : 503;
};
