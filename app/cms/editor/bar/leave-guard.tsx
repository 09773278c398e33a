import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Dialog } from "../../parts/dialog.tsx";
import { useEditing } from "../state/editing.ts";

/**
 * Whoever leaves with unsaved changes is asked. Inside the staff area the changes are saved first, and the question
 * comes only when that fails; the browser asks by itself when its window is closed.
 */
export const LeaveGuard = () => {
  const { saving } = useEditing();
  const blocker = useBlocker(() => saving.isDirty());
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (saving.isDirty()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [saving]);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void saving.flush().then((saved) => saved && blocker.proceed());
  }, [blocker, saving]);
  return (
    <Dialog title="Leave without saving?" open={blocker.state === "blocked"} close={() => blocker.reset?.()}>
      <p>What you wrote could not be saved yet. This browser keeps it and offers it when you come back.</p>
      <div className="dialog-do">
        <button type="button" className="btn btn-primary" onClick={() => blocker.reset?.()}>
          Stay
        </button>
        <button type="button" className="btn" onClick={() => blocker.proceed?.()}>
          Leave
        </button>
      </div>
    </Dialog>
  );
};
