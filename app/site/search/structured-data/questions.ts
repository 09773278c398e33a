import type { BlockOf } from "#domain/content/blocks/block.ts";
import type { Thing } from "./thing.ts";

/** The questions of all such blocks of a page, as the one FAQPage that a page may be. */
export const faqPage = (blocks: BlockOf<"questions">[]): Thing => ({
  "@type": "FAQPage",
  mainEntity: blocks
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
});
