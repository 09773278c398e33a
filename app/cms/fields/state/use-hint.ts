import { useSyncExternalStore } from "react";
import { type Place, placeKey } from "#domain/content/form/place.ts";
import { afterPress } from "./after-press.ts";
import { useFilling } from "./filling.ts";

/** What is wrong at a place, if it is to be told, and what to call when somebody leaves the field. */
export const useHint = (place: Place): { error: string | undefined; leave: () => void } => {
  const { hints } = useFilling();
  const key = placeKey(place);
  const watch = (then: () => void) => {
    const stops = [hints.issues.subscribe(then), hints.shown.subscribe(then)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  const read = () => hints.at(key);
  const leave = () => afterPress(() => hints.leave(key));
  return { error: useSyncExternalStore(watch, read, () => undefined), leave };
};
