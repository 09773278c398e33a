import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  /** What is lost by leaving, in words; null while all is saved. Called at that moment, so that the last key counts too. */
  loses: () => string | null;
  save?: () => Promise<boolean>;
};

/** Asks before another screen is opened or the tab is closed while something is unsaved. The router takes one per screen. */
export const LeaveGuard = ({ loses, save }: Props) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && loses() !== null,
  );
  const isBlocked = blocker.state === "blocked";
  const stay = () => blocker.reset?.();
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once for each attempt to leave
  useEffect(() => {
    if (blocker.state === "blocked") void save?.().then((saved) => saved && blocker.proceed());
  }, [blocker]);
  useCloseGuard(() => loses() !== null);
  return (
    <Dialog title="Leave without saving?" open={isBlocked} close={stay}>
      <p>{isBlocked && loses()}</p>
      <div className="dialog-do">
        <Button name="Stay" kind="primary" onClick={stay} data-first />
        <Button name="Leave" onClick={() => blocker.proceed?.()} />
      </div>
    </Dialog>
  );
};

/** Has the browser ask before the tab is closed while something is unsaved or on its way. */
export const useCloseGuard = (isUnsaved: () => boolean): void => {
  const newest = useRef(isUnsaved);
  newest.current = isUnsaved;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (newest.current()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
};
