import { shapeNow } from "#domain/content/evolution/evolve.ts";
import type { Data } from "#domain/content/fields/structure.ts";
import { bodyOf, postJson, RETRIES } from "../../parts/requests/fetch-json.ts";
import type { Editing } from "../state/editing.ts";
import { applyHtml, kindsBelow, type PageHtml, toRender } from "./shown-page.ts";

const SOON_MS = 120;

/** `page`: what is shown now; `on.shown` is called with the page that was changed, `on.answered` with whether the server answered. */
type Setup = Pick<Editing, "id" | "draft"> & {
  page: () => Document | null;
  on: { shown: (page: Document) => void; answered: (isAnswered: boolean) => void };
};

/** Puts the draft into a previewed page, one rendering at a time. */
export const openRendering = ({ id, draft, page, on }: Setup) => {
  let busy = false;
  let shown: Data | null = null;
  let isOld = false;
  let isLost = false;
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
      on.shown(now);
    }
    isLost = html === null;
    on.answered(!isLost);
    if (html && (draft.get() !== data || now !== asking || isOld)) void render();
  };
  return {
    render,
    /** For when the server answers again: what it gave no answer to is rendered once more. */
    resume: () => {
      if (isLost) void render();
    },
    /** For a page that came anew: what the one before showed says nothing of it. */
    forget: () => {
      shown = null;
    },
    /** Renders what changes 120 ms after the last key, and all of it when one comes back to the tab, until the function that it returns is called. */
    watch: () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const backAgain = () => {
        isOld = document.visibilityState === "visible";
        if (isOld) void render();
      };
      document.addEventListener("visibilitychange", backAgain);
      const stop = draft.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => void render(), SOON_MS);
      });
      return () => {
        document.removeEventListener("visibilitychange", backAgain);
        clearTimeout(timer);
        stop();
      };
    },
  };
};

const fetchHtml = async (id: string, asked: { data: Data; below: object }): Promise<PageHtml | null> => {
  const answer = await postJson<PageHtml>(
    `/preview/${encodeURIComponent(id)}/html`,
    { ...asked, shape: shapeNow() },
    { retries: RETRIES },
  );
  return bodyOf(answer);
};
