import { type RefObject, useEffect, useRef, useState } from "react";
import { shapeNow } from "#domain/content/evolution/evolve.ts";
import { postJson, RETRIES } from "../../parts/fetch-json.ts";
import { useEditing } from "../state/editing.ts";
import { refuseDrops } from "../state/stray-drops.ts";
import { applyHtml, markOpen, openOnClick, type PageHtml, showHost, showItem } from "./shown-page.ts";

const SOON_MS = 120;

export type PreviewState = "ready" | "loading" | "failed";

/** From the unsaved draft, 120 ms after the last key, one rendering at a time. A click on a block opens its fields. */
export const usePreview = (frame: RefObject<HTMLIFrameElement | null>): PreviewState => {
  const { id, draft, saving, focus } = useEditing();
  const [state, setState] = useState<PreviewState>("loading");
  const shown = useRef<unknown>(null);
  useEffect(() => {
    const page = () => frame.current?.contentDocument ?? null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let busy = false;
    const render = async () => {
      if (busy || !page()?.getElementById("main")) return;
      busy = true;
      const data = draft.get();
      const html = await fetchHtml(id, data);
      busy = false;
      const now = page();
      if (html && now) {
        applyHtml(now, html);
        mark(now);
        shown.current = data;
      }
      setState(html ? "ready" : "failed");
      if (html && draft.get() !== data) void render();
    };
    const mark = (now: Document) => {
      const { at } = focus.get();
      markOpen(now, at[0] === "blocks" ? String(at[1] ?? "") : "");
      showItem(now, at);
    };
    const loaded = () => {
      const now = page();
      if (!now?.getElementById("main")) return setState("failed");
      openOnClick(now, (block) => focus.set({ open: new Set([...focus.get().open, block]), at: ["blocks", block] }));
      refuseDrops(now);
      mark(now);
      showHost(now);
      setState("ready");
      if (saving.isDirty()) void render();
    };
    const element = frame.current;
    element?.addEventListener("load", loaded);
    if (page()?.readyState === "complete" && page()?.getElementById("main")) loaded();
    const stops = [
      draft.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => void render(), SOON_MS);
      }),
      focus.subscribe(() => {
        const now = page();
        if (now?.getElementById("main")) mark(now);
      }),
    ];
    return () => {
      element?.removeEventListener("load", loaded);
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [frame, id, draft, saving, focus]);
  return state;
};

const fetchHtml = async (id: string, data: object): Promise<PageHtml | null> => {
  const answer = await postJson<PageHtml>(
    `/preview/${encodeURIComponent(id)}/html`,
    { data, shape: shapeNow() },
    { retries: RETRIES },
  );
  return answer.outcome === "answered" && answer.status === 200 ? answer.body : null;
};
