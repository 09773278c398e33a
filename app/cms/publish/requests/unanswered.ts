import { data } from "react-router";
import { statusOfFault } from "../../parts/requests/status-of-fault.ts";

export type Unanswered = { outcome: "unanswered" };

export const unansweredWords = "The server gave no answer. The draft is saved; try again.";

/** A connection that broke is an outcome that the screen tells. Its status keeps the screen from being loaded again. */
export const orUnanswered = async <T>(ask: () => Promise<T>) => {
  try {
    return await ask();
  } catch (error) {
    if (statusOfFault(error) < 500) throw error;
    const unanswered: Unanswered = { outcome: "unanswered" };
    return data(unanswered, 503);
  }
};
