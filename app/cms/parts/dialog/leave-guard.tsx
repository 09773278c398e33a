import { useEffect, useRef, useState } from "react";
import { type Location, useBlocker } from "react-router";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  /** What is lost by leaving, in words; null while all is saved. Called at that moment, so that the last key counts too. */
  loses: () => string | null;
  /** Tried first; says whether all is saved. */
  save?: () => Promise<boolean>;
  /** What is unsaved stays where it is while only the query of the address changes. */
  keepsUnderQuery?: boolean;
};

/** A save that takes longer looks like a link that does nothing. */
const ASKS_AFTER_MS = 500;

/** Asks before another address is opened or the tab is closed while something is unsaved. The router takes one per screen. */
export const LeaveGuard = ({ loses, save, keepsUnderQuery }: Props) => {
  const held = useRef<Location>(null);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const stays = from.pathname === to.pathname && (keepsUnderQuery || from.search === to.search);
    const isHeld = !stays && loses() !== null;
    if (isHeld) held.current = to;
    return isHeld;
  });
  const [asks, setAsks] = useState(false);
  /** Answers each attempt once, and the newest alone: the router throws at a second answer, and is ahead of the screen. */
  const answer = (how: "reset" | "proceed") => {
    if (blocker.state !== "blocked" || held.current !== blocker.location) return;
    held.current = null;
    blocker[how]();
  };
  const stay = () => answer("reset");
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once for each attempt to leave
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let isOver = false;
    setAsks(!save);
    const timer = setTimeout(() => setAsks(true), ASKS_AFTER_MS);
    void save?.().then((saved) => {
      if (isOver) return;
      if (saved) answer("proceed");
      else setAsks(true);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      setAsks(false);
    };
  }, [blocker]);
  const isAsking = asks && blocker.state === "blocked";
  useCloseGuard(() => loses() !== null);
  return (
    <Dialog title="Leave without saving?" open={isAsking} close={stay}>
      <p>{isAsking && loses()}</p>
      <div className="dialog-do">
        <Button name="Stay" kind="primary" onClick={stay} data-first />
        <Button name="Leave" onClick={() => answer("proceed")} />
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
