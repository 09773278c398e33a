import { Fragment } from "react";
import type { Excerpt } from "#domain/search/excerpt.ts";

/** What a search found, in its sentence, and where it stands. */
export const ExcerptLine = ({ excerpt: { parts, where } }: { excerpt: Excerpt }) => (
  <span className="excerpt">
    <span className="excerpt-text">
      {parts.map(({ text, hit }, n) => {
        const key = `${n} ${text}`;
        return hit ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
      })}
    </span>
    <span className="excerpt-where cut">{where}</span>
  </span>
);
