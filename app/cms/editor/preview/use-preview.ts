import { type RefObject, useEffect, useRef, useState } from "react";
import { placeOfKey } from "#domain/content/form/place.ts";
import { useFocusField } from "../../fields/state/use-field.ts";
import { useEditing } from "../state/editing.ts";
import { refuseDrops } from "../state/stray-drops.ts";
import { listenForClicks } from "./clicked-words.ts";
import { openRendering } from "./rendering.ts";
import { fieldInUse, showHost } from "./shown-field.ts";

export type PreviewState = "ready" | "loading" | "failed";

/**
 * From the unsaved draft; all of it, with what others wrote meanwhile, when one comes back to the tab. What the server gave no
 * answer to comes with the next save. The field that is in use is shown in it; a click on words calls `edit` and focuses
 * their field.
 */
export const usePreview = (frame: RefObject<HTMLIFrameElement | null>, edit: () => void): PreviewState => {
  const { id, draft, saving, focus } = useEditing();
  const [state, setState] = useState<PreviewState>("loading");
  const clicks = useRef({ edit, focusField: useFocusField() });
  clicks.current.edit = edit;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const page = () => pageIn(element);
    const field = fieldInUse();
    const show = (now: Document) => field.show(now, focus.get());
    const answered = (isAnswered: boolean) => setState(isAnswered ? "ready" : "failed");
    const rendering = openRendering({ id, draft, page, on: { shown: show, answered } });
    const on: Parameters<typeof listenForClicks>[1] = {
      field: (key, letter) => {
        clicks.current.edit();
        const at = placeOfKey(draft.get(), key);
        field.isInSight({ at, part: letter?.part });
        clicks.current.focusField(at, letter);
      },
      block: (block) => {
        clicks.current.edit();
        const at = ["blocks", block];
        field.isInSight({ at });
        focus.set({ open: new Set([...focus.get().open, block]), at });
      },
    };
    const hear = (now: Document) => {
      rendering.forget();
      listenForClicks(now, on);
      refuseDrops(now);
      showHost(now);
      show(now);
      now.defaultView?.addEventListener("resize", () => show(now));
      setState("ready");
      if (saving.isDirty()) void rendering.render();
    };
    const stops = [
      rendering.watch(),
      saving.base.subscribe(rendering.resume),
      eachPage(element, hear, () => setState("failed")),
      focus.subscribe(() => {
        const now = page();
        if (now) show(now);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [frame, id, draft, saving, focus]);
  return state;
};

/** Null where it shows no page, as after an error. */
const pageIn = ({ contentDocument: now }: HTMLIFrameElement): Document | null =>
  now?.getElementById("main") ? now : null;

/** Words are there before the pictures, and may be clicked before. */
const HEAR_MS = 50;

/** Calls `hear` once with each page that comes into the frame, `fail` where something else came, until the function that it returns is called. */
const eachPage = (frame: HTMLIFrameElement, hear: (page: Document) => void, fail: () => void) => {
  let heard: Document | null = null;
  const look = () => {
    const now = pageIn(frame);
    if (!now || now === heard || now.readyState === "loading") return;
    heard = now;
    clearInterval(early);
    hear(now);
  };
  const early = setInterval(look, HEAR_MS);
  const loaded = () => (pageIn(frame) ? look() : fail());
  frame.addEventListener("load", loaded);
  return () => {
    frame.removeEventListener("load", loaded);
    clearInterval(early);
  };
};
