import { useEffect, useState } from "react";
import { fill } from "#domain/words/fill.ts";
import type { Words } from "#domain/words/words.ts";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";
import { Kept, useWritten } from "../parts/kept.tsx";
import { HeroSlide, SLIDE_SIZES } from "./hero-slide.tsx";
import { type SlideShow, useSlideShow } from "./use-slide-show.ts";

export const sheets: SharedSheet[] = ["dot"];
export const pictureSizes = SLIDE_SIZES;

/** The first slide is complete without JavaScript. */
export const Look = ({ block, view }: BlockProps<"hero-slides">) => {
  const words = view.words.hero;
  const show = useSlideShow(block.slides.length);
  const label = useWritten(".hero", "aria-label") ?? view.settings.company.tagline;
  const [awake, setAwake] = useState(import.meta.env.SSR && view.still === true);
  useEffect(() => setAwake(true), []);
  return (
    <section className="hero tone-sand" aria-roledescription={words.carousel} aria-label={label}>
      <div {...show.pauseWhileUsed}>
        <div className="hero-slides" aria-live={show.playing ? "off" : "polite"}>
          {block.slides.map((slide, index) => (
            <HeroSlide
              // biome-ignore lint/suspicious/noArrayIndexKey: slides in a fixed order, whose words are not sent
              key={index}
              words={view.words}
              slide={slide}
              picture={view.pictures[slide.picture]}
              withPicture={awake}
              contact={view.settings.contact}
              at={index}
              count={block.slides.length}
              active={index === show.index}
            />
          ))}
        </div>
        {block.slides.length > 1 && (
          <HeroControls words={words} titles={block.slides.map(({ title }) => title)} show={show} />
        )}
      </div>
    </section>
  );
};

type ControlsProps = { words: Words["hero"]; titles: string[]; show: SlideShow };

const HeroControls = ({ words, titles, show }: ControlsProps) => (
  <div className="hero-controls">
    <button type="button" className="hero-pause" onClick={show.toggle}>
      <span className="visually-hidden">{show.playing ? words.pause : words.play}</span>
      <svg viewBox="0 0 24 24" className="glyph" aria-hidden="true">
        <path d={show.playing ? "M9 7v10M15 7v10" : "M9 6.500l8 5.5-8 5.500z"} />
      </svg>
    </button>
    {titles.map((title, index) => (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: slides in a fixed order, whose words are not sent
        key={index}
        type="button"
        className="dot"
        aria-current={index === show.index ? "true" : undefined}
        onClick={() => show.goTo(index)}
      >
        <Kept as="span" className="visually-hidden" from=".dot > span" at={index}>
          {() => fill(words.goTo, { number: index + 1, title })}
        </Kept>
      </button>
    ))}
    <span className="hero-count" aria-hidden="true">
      {`${show.index + 1} / ${titles.length}`}
    </span>
  </div>
);
