import { useEffect } from "react";
import { useKeptText } from "./use-kept-text.ts";

/**
 * The text of a box, kept in this tab under `key` until what was sent of it is among what is `stored`, whoever else stored
 * something meanwhile. What was typed since it was sent stays. `send` is for the moment at which it is sent.
 */
export const useTextUntilStored = (key: string, stored: { text: string }[]) => {
  const { text, setText, box } = useKeptText(key);
  const sentKey = `sent/${key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time there are more, and at first
  useEffect(() => {
    const sent = sessionStorage.getItem(sentKey);
    if (sent === null || !stored.some((one) => tidy(one.text) === tidy(sent))) return;
    sessionStorage.removeItem(sentKey);
    if (sessionStorage.getItem(key) === sent) setText("");
  }, [key, stored.length]);
  const send = () => sessionStorage.setItem(sentKey, text);
  return { text, setText, box, send };
};

/** As it is stored. */
const tidy = (text: string) => text.replaceAll("\r\n", "\n").trim();
