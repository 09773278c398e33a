import { useMemo } from "react";
import { plainText, type RichTextNode } from "#domain/content/fields/rich-text-node.ts";
import { useDebounced } from "../../parts/use-debounced.ts";

/**
 * Below the 238 that a review of 190 studies found for nonfiction in English, read silently (Journal of Memory and
 * Language 109, 2019): this is read on screens, and by people who speak another language first.
 */
const WORDS_A_MINUTE = 200;

const REST_MS = 400;

/** Counted once the keys rest. */
export const TextFoot = ({ text }: { text: RichTextNode }) => {
  const rested = useDebounced(text, REST_MS);
  const words = useMemo(() => plainText(rested).split(/\s+/).filter(Boolean).length, [rested]);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  return (
    <p className="text-foot">
      <span className="num">
        {words === 1 ? "1 word" : `${words.toLocaleString("en-US")} words`}
        {words > 0 && `, ${minutes} min to read`}
      </span>
      <span>Type / on an empty line for headings, lists, pictures…</span>
    </p>
  );
};
