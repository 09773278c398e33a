import { useEffect, useRef } from "react";
import { cardWords } from "#domain/content/fields/rich-text/card.ts";
import { cardOf } from "#domain/content/fields/rich-text/cards.ts";
import { richTextParts } from "#domain/content/fields/rich-text/rich-text.ts";
import { plainText, type RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import { isSamePlace, type Place } from "#domain/content/form/place.ts";
import { wordsAlone } from "#domain/content/translation/words/cards-of-text.ts";
import { type Language, languages } from "#domain/languages.ts";
import { useFormStore, useSignal } from "../../fields/state/form-store.ts";

type Props = { value: RichTextNode; language: Language; place: Place };

/** The text of the original, which goes along with the part of the translation that is being written. */
export const OriginalText = ({ value, language, place }: Props) => {
  const { focus } = useFormStore();
  const { at, part = 0 } = useSignal(focus);
  const now = isSamePlace(at, place) ? part : -1;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>(`[data-part="${now}"]`);
    if (!box.current || !line) return;
    box.current.scrollTop = line.offsetTop - box.current.clientHeight / 3;
  }, [now]);
  const { name, locale } = languages[language];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className="original-text" ref={box} tabIndex={0} aria-label={`The text in ${name}`} lang={locale}>
      {partsIn(value, "").map(({ words, look }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are told by their numbers
        <p key={index} className={look} data-part={index} aria-current={index === now ? "true" : undefined}>
          {words}
        </p>
      ))}
    </section>
  );
};

type Part = { words: string; look: string };

/** As the editor counts them. */
const partsIn = (node: RichTextNode, parent: string): Part[] => {
  const own = richTextParts.includes(node.type) ? [partOf(node, parent)] : [];
  return [...own, ...(node.content ?? []).flatMap((inner) => partsIn(inner, node.type))];
};

const partOf = (node: RichTextNode, parent: string): Part => {
  const card = cardOf(node.type);
  if (!card) return { words: plainText(node), look: node.type === "heading" ? "is-heading" : `is-in-${parent}` };
  const [alone] = (wordsAlone({ type: "doc", content: [node] }) as RichTextNode).content ?? [];
  const words = cardWords(card, alone?.attrs, (id) => id);
  return { words: words ? `${card.label}: ${words}` : card.label, look: "is-card" };
};
