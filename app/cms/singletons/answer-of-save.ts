import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { statusOfFault } from "../parts/requests/status-of-fault.ts";
import type { SingletonProblem } from "./post-singleton.server.ts";

/**
 * For the routes of Settings and SEO Settings: the form itself tells of an ended session, a lost right or a broken connection, since
 * an error page would take with it what was typed. Their status keeps the screen from being loaded again.
 */
export const orProblem = async <T>(save: () => Promise<T>) => {
  try {
    return await save();
  } catch (error) {
    const status = statusOfFault(error);
    // Refused by `forStaff`; what refuses a request on its way here says why, and knows nothing of roles.
    if (status === 403 && isRouteErrorResponse(error) && error.data === null)
      return data<SingletonProblem>({ kind: "not-allowed" }, { status });
    if (status === 401) return data<SingletonProblem>({ kind: "signed-out" }, { status });
    return data<SingletonProblem>({ kind: "failed" }, { status: 503 });
  }
};

/** For the same routes: where somebody else saved first, what is saved and what is live is loaded anew, as after a save. */
export const afterSave = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;
