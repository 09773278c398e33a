import { useEffect, useState } from "react";
import { useSignal } from "../../fields/state/form-store.ts";
import { IconButton } from "../../parts/icon/icon.tsx";
import { useKeyNames, useScreenKeys } from "../../parts/keys.ts";
import { showToast } from "../../shell/toasts.tsx";
import { useEditing } from "../state/editing.ts";
import { type Direction, useSteps } from "../state/steps.ts";

type Go = (direction: Direction, by: { byKey: boolean }) => void;

/** Undo and Redo with what they would do, the keys for both, and the toast after a removal. */
export const UndoButtons = () => {
  const { past } = useEditing();
  const { undo, redo } = useSignal(past.next);
  const names = useKeyNames();
  const [said, setSaid] = useState("");
  const step = useSteps();
  const go: Go = (direction, by) => {
    const change = step(direction, by);
    if (change) setSaid(`${direction === "undo" ? "Undone" : "Redone"}: ${change.words}`);
  };
  useStepKeys(go);
  useRemovalToast();
  return (
    <div className="editor-steps">
      <IconButton
        icon="undo"
        name="Undo"
        title={undo ? `Undo: ${undo.words} (${names("Mod Z")})` : "Nothing to undo"}
        aria-disabled={!undo}
        onClick={() => go("undo", { byKey: false })}
      />
      <IconButton
        icon="redo"
        name="Redo"
        title={redo ? `Redo: ${redo.words} (${names("Mod Shift Z")})` : "Nothing to redo"}
        aria-disabled={!redo}
        onClick={() => go("redo", { byKey: false })}
      />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
};

const directionOf = (event: KeyboardEvent): Direction | null => {
  const key = event.key.toLowerCase();
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && event.ctrlKey && !event.shiftKey ? "redo" : null;
};

/** A field that is no part of the document (a search, an address in a box) keeps the undo of the browser. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest("dialog") !== null ||
    target.matches("input:not([id^=field-], [type=color]), textarea:not([id^=field-])"));

const useStepKeys = (go: Go) =>
  useScreenKeys((event) => {
    const direction = directionOf(event);
    if (!direction || event.defaultPrevented || hasOwnUndo(event.target)) return;
    event.preventDefault();
    go(direction, { byKey: true });
  });

const useRemovalToast = () => {
  const { past } = useEditing();
  useEffect(() => {
    let hide = () => {};
    return past.removed.subscribe(() => {
      const change = past.removed.get();
      hide();
      if (!change) return;
      const words = `${change.words.charAt(0).toUpperCase()}${change.words.slice(1)}`;
      hide = showToast(words, { undo: () => (past.next.get().undo === change ? past.undo() : past.putBack(change)) });
    });
  }, [past]);
};
