import { type RefObject, useEffect, useRef, useState } from "react";

type Box = HTMLTextAreaElement | null;
type KeptText = { text: string; setText: (text: string) => void; box: RefObject<Box> };

/** The text of a box, kept in this tab under `key` until it is set to "": a lost connection or another screen meanwhile loses nothing. */
export const useKeptText = (key: string): KeptText => {
  const [text, setShown] = useState("");
  const box: RefObject<Box> = useRef(null);
  useEffect(() => setShown(sessionStorage.getItem(key) ?? ""), [key]);
  const setText = (written: string) => {
    setShown(written);
    if (written) sessionStorage.setItem(key, written);
    else sessionStorage.removeItem(key);
  };
  return { text, setText, box };
};
