import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { PlaceState } from "#domain/content/places/place-service.server.ts";
import type { PublishState } from "#domain/content/publishing/publish-state.server.ts";
import type { PublishResult } from "./publish-answer.tsx";
import type { Unanswered } from "./requests/unanswered.ts";

type Checked = { state: PublishState; places: PlaceState[] | null; now: number };

/** What the server says of a draft and of its publishing, as far as it is still true of the revision and the boxes that are shown. */
export const usePublishing = (documentId: string, revision: string, saving: boolean) => {
  const checked = useFetcher<Checked | Unanswered>();
  const publishing = useFetcher<PublishResult>();
  const checkAgain = useCheckOf(checked, documentId, revision);
  const answer = checked.data && "state" in checked.data ? checked.data : null;
  const state = answer?.state;
  const busy = publishing.state !== "idle";
  const [published, setPublished] = useState("");
  const isOver = state?.live === false && !busy && publishing.data?.outcome === "published";
  useEffect(() => {
    if (isOver) setPublished("");
  }, [isOver]);
  const isOfNow = published === revision && !saving && !busy; // Of a draft before, it says nothing.
  const checking = checked.state !== "idle"; // What it says next may be another thing.
  useAgainWhile((state?.elsewhere.asking ?? 0) > 0 && !checking, checkAgain);
  const stood = answer?.places?.map(({ place, stands }) => `${place} ${stands}`).join() ?? "";
  const [ticked, setTicked] = useState(""); // What was changed in the boxes as they stood; they start anew with other ones.
  const isTicked = stood !== "" && ticked === stood;
  return {
    Form: publishing.Form,
    answer,
    /** The server gave no answer to what was checked last. */
    lost: checked.data !== undefined && !checking,
    checkAgain,
    busy,
    /** Visitors see what stands here: there is nothing to publish. */
    isLive: !isTicked && state?.status === "live" && !saving && !busy,
    blocked: state?.check.issues.some(({ level }) => level === "error") ?? false,
    result: isOfNow ? publishing.data : undefined,
    submitted: () => setPublished(revision),
    boxes: { key: stood, change: () => setTicked(stood) },
  };
};

/** Checks a draft once the check before it, or the one that follows an action by itself, has answered: none is dropped. */
const useCheckOf = ({ state, load }: ReturnType<typeof useFetcher>, documentId: string, revision: string) => {
  const checked = useRef("");
  const address = `/cms/edit/${documentId}/check`;
  useEffect(() => {
    if (state !== "idle" || checked.current === revision) return;
    checked.current = revision;
    void load(address);
  }, [state, load, address, revision]);
  return () => void load(address);
};

const AGAIN_MS = 1_500;

/** Other sites are asked in the background: what they say is looked up again until all have. */
const useAgainWhile = (isAsking: boolean, again: () => void) => {
  const load = useRef(again);
  load.current = again;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => load.current(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
};
