import { type RefObject, useEffect, useRef, useState } from "react";
import { shapeNow } from "#domain/content/evolution/evolve.ts";
import type { Data } from "#domain/content/fields/structure.ts";
import { placeOfKey } from "#domain/content/form/place.ts";
import { useFocusField } from "../../fields/state/use-field.ts";
import { postJson, RETRIES } from "../../parts/requests/fetch-json.ts";
import { useEditing } from "../state/editing.ts";
import { refuseDrops } from "../state/stray-drops.ts";
import { listenForClicks } from "./clicked-words.ts";
import { fieldInUse, showHost } from "./shown-field.ts";
import { applyHtml, kindsBelow, type PageHtml, toRender } from "./shown-page.ts";

const SOON_MS = 120;

/** Words are there before the pictures, and may be clicked before. */
const HEAR_MS = 50;

export type PreviewState = "ready" | "loading" | "failed";

/**
 * From the unsaved draft, 120 ms after the last key, one rendering at a time; all of it, with what others wrote meanwhile,
 * when one comes back to the tab. The field that is in use is shown in it; a click on words calls `edit` and focuses their field.
 */
export const usePreview = (frame: RefObject<HTMLIFrameElement | null>, edit: () => void): PreviewState => {
  const { id, draft, saving, focus } = useEditing();
  const [state, setState] = useState<PreviewState>("loading");
  const clicks = useRef({ edit, focusField: useFocusField() });
  clicks.current.edit = edit;
  useEffect(() => {
    const page = () => {
      const now = frame.current?.contentDocument;
      return now?.getElementById("main") ? now : null;
    };
    const field = fieldInUse();
    const show = (now: Document) => field.show(now, focus.get());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let busy = false;
    let shown: Data | null = null;
    let isOld = false;
    const render = async () => {
      const asking = page();
      if (busy || !asking) return;
      busy = true;
      const data = draft.get();
      const known = isOld ? null : shown;
      isOld = false;
      const html = await fetchHtml(id, { data: toRender(data, known), below: kindsBelow(data) });
      busy = false;
      const now = page();
      if (html && now === asking) {
        applyHtml(now, html, data);
        shown = data;
        show(now);
      }
      setState(html ? "ready" : "failed");
      if (html && (draft.get() !== data || now !== asking || isOld)) void render();
    };
    let heard: Document | null = null;
    const hear = () => {
      const now = page();
      if (!now || now === heard || now.readyState === "loading") return;
      heard = now;
      shown = null;
      clearInterval(early);
      listenForClicks(now, {
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
      });
      refuseDrops(now);
      showHost(now);
      show(now);
      now.defaultView?.addEventListener("resize", () => show(now));
      setState("ready");
      if (saving.isDirty()) void render();
    };
    const backAgain = () => {
      isOld = document.visibilityState === "visible";
      if (isOld) void render();
    };
    document.addEventListener("visibilitychange", backAgain);
    const early = setInterval(hear, HEAR_MS);
    const loaded = () => (page() ? hear() : setState("failed"));
    const element = frame.current;
    element?.addEventListener("load", loaded);
    const stops = [
      draft.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => void render(), SOON_MS);
      }),
      focus.subscribe(() => {
        const now = page();
        if (now) show(now);
      }),
    ];
    return () => {
      document.removeEventListener("visibilitychange", backAgain);
      element?.removeEventListener("load", loaded);
      clearTimeout(timer);
      clearInterval(early);
      for (const stop of stops) stop();
    };
  }, [frame, id, draft, saving, focus]);
  return state;
};

const fetchHtml = async (id: string, asked: { data: Data; below: object }): Promise<PageHtml | null> => {
  const answer = await postJson<PageHtml>(
    `/preview/${encodeURIComponent(id)}/html`,
    { ...asked, shape: shapeNow() },
    { retries: RETRIES },
  );
  return answer.outcome === "answered" && answer.status === 200 ? answer.body : null;
};
