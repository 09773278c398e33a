import type { SlideShow } from "./use-slide-show.ts";

/** Pause and play, and a dot for each slide. */
export const HeroControls = ({ titles, show }: { titles: string[]; show: SlideShow }) => (
  <div className="hero-controls">
    <button type="button" className="hero-pause" onClick={show.toggle}>
      <span className="visually-hidden">{show.playing ? "Pause slides" : "Play slides"}</span>
      <svg viewBox="0 0 24 24" className="glyph" aria-hidden="true">
        <path d={show.playing ? "M9 7v10M15 7v10" : "M9 6.500l8 5.5-8 5.500z"} />
      </svg>
    </button>
    {titles.map((title, index) => (
      <button
        key={title}
        type="button"
        className="dot"
        aria-current={index === show.index ? "true" : undefined}
        onClick={() => show.goTo(index)}
      >
        <span className="visually-hidden">{`Slide ${index + 1}: ${title}`}</span>
      </button>
    ))}
    <span className="hero-count" aria-hidden="true">
      {show.index + 1} / {titles.length}
    </span>
  </div>
);
