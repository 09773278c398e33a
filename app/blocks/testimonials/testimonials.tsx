import type { KeyboardEvent } from "react";
import { Section } from "#app/ui/section.tsx";
import { type BlockProps, pickByIds } from "../parts/block-props.ts";
import { Quote } from "./quote.tsx";
import { TestimonialControls } from "./testimonial-controls.tsx";
import { useCarousel } from "./use-carousel.ts";

/** Without JavaScript the slides are a row with scroll snapping. */
export const Testimonials = ({ block, view }: BlockProps<"testimonials">) => {
  const quotes = pickByIds(block.testimonials, view.testimonials);
  const carousel = useCarousel();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") carousel.previous();
    if (event.key === "ArrowRight") carousel.next();
  };
  return (
    <Section tone="sand" className="testimonials" label={block.heading}>
      <div className="wrap testimonials-head">
        <h2>{block.heading}</h2>
        <TestimonialControls names={quotes.map(({ position }) => position)} carousel={carousel} onKeyDown={onKeyDown} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group, as the ARIA pattern has it */}
      <div
        ref={carousel.ref}
        className={carousel.ready ? "testimonials-view testimonials-ready" : "testimonials-view"}
        role="group"
        aria-roledescription="carousel"
        aria-label={block.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls, so that the keyboard has to reach it
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <ul className="testimonials-row">
          {quotes.map((quote, index) => (
            <Quote
              key={quote.id}
              quote={quote}
              photo={view.pictures[quote.picture]}
              tint={index}
              current={index === carousel.index}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
};
