import { useMemo } from "react";
import { readingTime } from "#domain/content/fields/rich-text/reading-time.ts";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import { counted } from "#domain/formats/counted.ts";
import { useDebounced } from "../../parts/form/use-debounced.ts";

const REST_MS = 400;

/** Counted once the keys rest. */
export const TextFoot = ({ text }: { text: RichTextNode }) => {
  const rested = useDebounced(text, REST_MS);
  const { words, minutes } = useMemo(() => readingTime(rested), [rested]);
  return (
    <p className="text-foot">
      <span className="num">
        {counted(words, "word")}
        {words > 0 && `, ${minutes} min to read`}
      </span>
      <span>Type / on an empty line for headings, lists, pictures…</span>
    </p>
  );
};
