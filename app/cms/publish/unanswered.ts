import { data, isRouteErrorResponse } from "react-router";

/** Nobody knows what became of the request. */
export type Unanswered = { outcome: "unanswered" };

export const unansweredWords = "The server gave no answer. The draft is saved; try again.";

/**
 * For a route's `clientAction` or `clientLoader`: a connection that broke or a server that stopped halfway is an outcome
 * that the screen tells, not an error page in its place. Its status keeps the screen from being loaded again.
 */
export const orUnanswered = async <T>(ask: () => Promise<T>) => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    const unanswered: Unanswered = { outcome: "unanswered" };
    return data(unanswered, 503);
  }
};
