import type { KeyboardEvent } from "react";
import { Glyph } from "#app/ui/glyph.tsx";
import type { Carousel } from "./use-carousel.ts";

type Props = { names: string[]; carousel: Carousel; onKeyDown: (event: KeyboardEvent) => void };

export const TestimonialControls = ({ names, carousel, onKeyDown }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div className="testimonials-controls" role="group" aria-label="Choose a testimonial" onKeyDown={onKeyDown}>
    <button type="button" className="round" disabled={carousel.atStart} onClick={carousel.previous}>
      <span className="visually-hidden">Previous testimonial</span>
      <Glyph name="left" />
    </button>
    {names.map((name, index) => (
      <button
        key={name}
        type="button"
        className="dot"
        aria-current={index === carousel.index ? "true" : undefined}
        onClick={() => carousel.goTo(index)}
      >
        <span className="visually-hidden">{`Testimonial ${index + 1}: ${name}`}</span>
      </button>
    ))}
    <button type="button" className="round" disabled={carousel.atEnd} onClick={carousel.next}>
      <span className="visually-hidden">Next testimonial</span>
      <Glyph name="right" />
    </button>
  </div>
);
