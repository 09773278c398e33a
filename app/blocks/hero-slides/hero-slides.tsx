import { useEffect, useState } from "react";
import type { BlockProps } from "../parts/block-props.ts";
import { HeroControls } from "./hero-controls.tsx";
import { HeroSlide } from "./hero-slide.tsx";
import { useSlideShow } from "./use-slide-show.ts";

/** The opening of the home page: slides that fade into each other, the first of them complete without a script. */
export const HeroSlides = ({ block, view }: BlockProps<"hero-slides">) => {
  const show = useSlideShow(block.slides.length);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <section className="hero tone-sand" aria-roledescription="carousel" aria-label={view.settings.company.tagline}>
      <div {...show.holdWhileUsed}>
        <div className="hero-slides" aria-live={show.playing ? "off" : "polite"}>
          {block.slides.map((slide, index) => (
            <HeroSlide
              key={slide.title}
              slide={slide}
              picture={view.pictures[slide.picture]}
              drawn={awake || index === 0}
              phone={view.settings.contact.phone}
              position={`${index + 1} / ${block.slides.length}`}
              first={index === 0}
              active={index === show.index}
            />
          ))}
        </div>
        {block.slides.length > 1 && <HeroControls titles={block.slides.map(({ title }) => title)} show={show} />}
      </div>
    </section>
  );
};
