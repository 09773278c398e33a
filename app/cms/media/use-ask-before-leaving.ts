import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/**
 * Asks before another screen is opened or the tab is closed; `question` gives what to ask, or null while all is saved.
 * It is called at that moment, so that the last key counts too. The router takes one of these per screen.
 */
export const useAskBeforeLeaving = (question: () => string | null): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && question() !== null,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(question() ?? "")) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useAskBeforeClosing(() => question() !== null);
};

/** Asks before the tab is closed while something is unsaved. */
export const useAskBeforeClosing = (unsaved: () => boolean): void => {
  const now = useRef(unsaved);
  now.current = unsaved;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (now.current()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
};
