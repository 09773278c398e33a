import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { DraftView } from "#domain/content/drafts/edit-draft.server.ts";
import { getJson } from "../../parts/requests/fetch-json.ts";
import type { Autosave } from "../state/autosave.ts";

/** The job that carries out what is due runs each second. */
const DONE_MS = 3_000;
/** A longer timer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Looks once more when a plan was to be carried out, so that the state of before does not stay on the screen. Only once what
 * is written is saved and the server answers: a look that fails shows the page of its fault in place of the editor. `now` is when the
 * server gave the draft: its clock carries the plan out, and that of the browser may be wrong.
 */
export const useLookWhenDue = (draft: DraftView, now: number, saving: Autosave) => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const waits = [draft.publishAt, draft.endsAt].map((due) => (due ?? 0) + DONE_MS - now).filter((wait) => wait >= 0);
    const wait = Math.min(...waits);
    if (wait > LONGEST_TIMER_MS) return;
    const end = new AbortController();
    const look = async () => {
      if (!(await saving.flush())) return;
      const { outcome } = await getJson("/cms/targets?path=/", { signal: end.signal });
      if (outcome === "answered" && !end.signal.aborted) void revalidate();
    };
    const timer = setTimeout(() => void look(), wait);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [draft, now, saving, revalidate]);
};
