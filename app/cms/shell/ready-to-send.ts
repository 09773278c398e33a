import { useEffect } from "react";
import { useFetchCode } from "../parts/requests/fetch-code.ts";
import { sent } from "./keep-screen.ts";

const MOVES = ["pointermove", "keydown", "input"];

/** Has the code behind what a screen sends once somebody moves in it: the screen comes first. */
export const ReadyToSend = () => {
  const fetchCode = useFetchCode();
  useEffect(() => {
    const moved = new AbortController();
    const fetchAll = () => {
      moved.abort();
      fetchCode(sent.map((address) => `cms/${address}`));
    };
    for (const move of MOVES) document.addEventListener(move, fetchAll, { signal: moved.signal, passive: true });
    return () => moved.abort();
  }, [fetchCode]);
  return null;
};
