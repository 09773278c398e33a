import type { FetcherWithComponents } from "react-router";

/** In a dialog, which hides toasts: that what was sent from it, or asked by it, was not answered (`keepScreen`). */
export const NotDone = ({ fetcher: { state, data } }: { fetcher: FetcherWithComponents<unknown> }) =>
  state === "idle" &&
  data === null && (
    <p className="field-error" role="alert">
      The server gave no answer, or your session has ended. Sign in again in another tab, or try again in a moment.
    </p>
  );
