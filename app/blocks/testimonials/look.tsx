import type { KeyboardEvent } from "react";
import { Portrait } from "#app/ui/avatar.tsx";
import { Glyph } from "#app/ui/drawings/glyph.tsx";
import { Section } from "#app/ui/section.tsx";
import type { TestimonialView } from "#domain/content/published/site-view.ts";
import type { PictureView } from "#domain/media/picture.ts";
import { fill } from "#domain/words/fill.ts";
import type { Words } from "#domain/words/words.ts";
import { type BlockProps, pickByIds, type SharedSheet } from "../parts/block-props.ts";
import { Kept } from "../parts/kept.tsx";
import awake from "./awake.css?inline";
import { TradeIcon } from "./trade-icon.tsx";
import { type Carousel, isRightToLeft, useCarousel } from "./use-carousel.ts";

export const sheets: SharedSheet[] = ["dot"];

/** Without JavaScript the slides are a row with scroll snapping. */
export const Look = ({ block, view }: BlockProps<"testimonials">) => {
  const quotes = pickByIds(block.testimonials, view.testimonials);
  const carousel = useCarousel();
  if (quotes.length === 0) return null;
  const words = view.words.testimonials;
  const onKeyDown = (event: KeyboardEvent) => {
    const [back, on] = isRightToLeft() ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    if (event.key === back) carousel.previous();
    if (event.key === on) carousel.next();
  };
  return (
    <Section tone="sand" className="testimonials" label={block.heading}>
      <div className="wrap testimonials-head">
        <h2>{block.heading}</h2>
        <TestimonialControls words={words} quotes={quotes} carousel={carousel} onKeyDown={onKeyDown} />
      </div>
      {carousel.ready && <style>{awake}</style>}
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group, as the ARIA pattern has it */}
      <div
        ref={carousel.ref}
        className={carousel.ready ? "testimonials-view testimonials-ready" : "testimonials-view"}
        role="group"
        aria-roledescription={words.carousel}
        aria-label={block.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls, so that the keyboard has to reach it
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <ul className="testimonials-row">
          {quotes.map((quote, index) => (
            <Quote
              key={quote.id}
              words={words}
              quote={quote}
              at={index}
              photo={view.pictures[quote.picture]}
              current={index === carousel.index}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
};

type Said = Words["testimonials"];

type Props = { words: Said; quotes: TestimonialView[]; carousel: Carousel; onKeyDown: (event: KeyboardEvent) => void };

const TestimonialControls = ({ words, quotes, carousel, onKeyDown }: Props) => (
  // `disabled` would take the keys from those who came to an end by them.
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div className="testimonials-controls" role="group" aria-label={words.choose} onKeyDown={onKeyDown}>
    <button type="button" className="round" aria-disabled={carousel.atStart || undefined} onClick={carousel.previous}>
      <span className="visually-hidden">{words.previous}</span>
      <Glyph name="left" />
    </button>
    {quotes.map(({ id, position }, index) => (
      <button
        key={id}
        type="button"
        className="dot"
        aria-current={index === carousel.index ? "true" : undefined}
        onClick={() => carousel.goTo(index)}
      >
        <Kept as="span" className="visually-hidden" from=".dot > span" at={index}>
          {() => fill(words.goTo, { number: index + 1, name: position })}
        </Kept>
      </button>
    ))}
    <button type="button" className="round" aria-disabled={carousel.atEnd || undefined} onClick={carousel.next}>
      <span className="visually-hidden">{words.next}</span>
      <Glyph name="right" />
    </button>
  </div>
);

type QuoteProps = {
  words: Said;
  quote: TestimonialView;
  photo: PictureView | undefined;
  at: number;
  current: boolean;
};

const Quote = ({ words, quote, photo, at, current }: QuoteProps) => (
  <Kept as="li" className={current ? "quote quote-current" : "quote"} from=".quote" at={at}>
    {() => (
      <figure>
        <Stars label={fill(words.stars, { rating: quote.rating, most: OUT_OF })} rating={quote.rating} />
        <blockquote>{`“${quote.content}”`}</blockquote>
        <figcaption>
          {photo ? <Portrait photo={photo} small /> : <TradeIcon trade={quote.trade} />}
          <span>
            <b>{quote.name}</b>
            {quote.position}
          </span>
        </figcaption>
      </figure>
    )}
  </Kept>
);

const OUT_OF = 5;
const STAR = "M12 2.8l2.8 6.1 6.6.7-4.9 4.5 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6L2.6 9.6l6.6-.7z";

const Stars = ({ label, rating }: { label: string; rating: number }) => (
  <span className="stars" role="img" aria-label={label}>
    {Array.from({ length: OUT_OF }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: five stars in a fixed order
      <svg key={index} viewBox="0 0 24 24" className={index < rating ? "star-full" : undefined} aria-hidden="true">
        <path d={STAR} />
      </svg>
    ))}
  </span>
);
