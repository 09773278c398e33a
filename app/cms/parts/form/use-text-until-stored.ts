import { useEffect, useState } from "react";
import { useKeptText } from "./use-kept-text.ts";

type Sent = { words: string; before: number };

/**
 * The text of a box, kept in this tab under `key` until what was sent of it is among what is `stored`, whoever else stored
 * something meanwhile and whatever equal was stored before. What was typed since it was sent stays. `send` is for the moment
 * at which it is sent; there is one more of `rounds` each time that what was sent was stored.
 */
export const useTextUntilStored = (key: string, stored: { text: string }[]) => {
  const { text, setText, box } = useKeptText(key);
  const [rounds, setRounds] = useState(0);
  const sentKey = `sent/${key}`;
  const equalTo = (words: string) => stored.filter((one) => tidy(one.text) === tidy(words)).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time there are more, and at first
  useEffect(() => {
    const sent: Sent | null = JSON.parse(sessionStorage.getItem(sentKey) ?? "null");
    if (!sent || equalTo(sent.words) <= sent.before) return;
    sessionStorage.removeItem(sentKey);
    setRounds((round) => round + 1);
    if (sessionStorage.getItem(key) === sent.words) setText("");
  }, [key, stored.length]);
  const send = () => {
    const sent: Sent = { words: text, before: equalTo(text) };
    sessionStorage.setItem(sentKey, JSON.stringify(sent));
  };
  return { text, setText, box, send, rounds };
};

/** As it is stored. */
const tidy = (text: string) => text.replaceAll("\r\n", "\n").trim();
