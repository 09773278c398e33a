import type { Block } from "#domain/content/blocks/block.ts";

/** On a field of 48 by 30: `fill` are backgrounds and pictures, `ink` words, `accent` what is pressed or counted. */
type Drawing = { fill?: string; ink?: string; accent?: string };

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
const lines = (x: number, y: number, ...widths: number[]) => widths.map((w, i) => `M${x} ${y + i * 4}h${w}`).join("");
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const heading = "M4 5h18";

/** For kinds without a drawing, and for those of old drafts that are gone. */
const plain: Drawing = { fill: box(4, 4, 40, 22), ink: lines(9, 11, 18, 26, 22) };

const drawings: { [T in Block["type"]]?: Drawing } = {
  "hero-slides": {
    fill: box(26, 2, 20, 26),
    ink: lines(4, 8, 16, 12, 14),
    accent: `${box(4, 21, 9, 4)}${disc(17, 23, 1)}${disc(21, 23, 1)}`,
  },
  "service-grid": {
    fill: [4, 18, 32].map((x) => box(x, 10, 12, 7) + box(x, 20, 12, 7)).join(""),
    ink: heading,
    accent: [4, 18, 32].map((x) => box(x + 2, 12, 3, 3)).join(""),
  },
  "about-points": {
    fill: box(28, 4, 16, 22),
    ink: `M4 6h14${lines(8, 13, 15, 12, 14)}`,
    accent: [13, 17, 21].map((y) => disc(5, y, 1)).join(""),
  },
  "why-choose": {
    ink: `${heading}${[4, 15, 26, 37].map((x) => lines(x, 17, 7, 5)).join("")}`,
    accent: [4, 15, 26, 37].map((x) => box(x, 11, 7, 2)).join(""),
  },
  statistics: {
    ink: [4, 16, 28, 39].map((x) => `M${x} 20h6`).join(""),
    accent: [4, 16, 28, 39].map((x) => box(x, 10, 6, 6)).join(""),
  },
  "case-studies": {
    fill: [4, 19, 34].map((x) => box(x, 18, 11, 9)).join(""),
    ink: heading,
    accent: [4, 19, 34].map((x) => box(x, 10, 8, 5)).join(""),
  },
  testimonials: {
    fill: box(10, 4, 28, 18),
    ink: lines(14, 9, 20, 16),
    accent: `${disc(16, 18, 1.5)}${disc(21, 26, 1)}${disc(24, 26, 1)}${disc(27, 26, 1)}`,
  },
  partners: { fill: [4, 15, 26, 37].map((x) => box(x, 11, 7, 6) + box(x, 20, 7, 6)).join(""), ink: heading },
  "call-to-action": { fill: box(2, 4, 44, 22), ink: lines(7, 11, 18, 13), accent: box(31, 12, 11, 6) },
  intro: { ink: "M4 7h10M4 12h26M4 17h20M4 23h30" },
  team: {
    fill: [10, 24, 38].map((x) => disc(x, 15, 5)).join(""),
    ink: `${heading}${[10, 24, 38].map((x) => `M${x - 4} 25h8`).join("")}`,
  },
  "project-grid": {
    fill: [4, 26].map((x) => box(x, 4, 18, 9) + box(x, 18, 18, 9)).join(""),
    accent: [4, 26].map((x) => box(x + 2, 6, 5, 2) + box(x + 2, 20, 5, 2)).join(""),
  },
  contact: {
    fill: box(4, 4, 22, 22) + box(30, 14, 14, 12),
    ink: `M30 6h12M30 10h9${lines(7, 9, 16, 16, 16)}`,
    accent: box(7, 20, 8, 3),
  },
  "value-cards": {
    fill: [4, 18, 32].map((x) => box(x, 9, 12, 17)).join(""),
    ink: `${heading}${[4, 18, 32].map((x) => lines(x + 2, 18, 8, 6)).join("")}`,
    accent: [4, 18, 32].map((x) => disc(x + 4, 13, 1.5)).join(""),
  },
  benefits: {
    ink: `${heading}${[11, 17, 23].map((y) => `M9 ${y}h12M31 ${y}h12`).join("")}`,
    accent: [11, 17, 23].map((y) => disc(5, y, 1.5) + disc(27, y, 1.5)).join(""),
  },
  "open-positions": {
    fill: [9, 16, 23].map((y) => box(4, y, 40, 5)).join(""),
    ink: `${heading}M7 11.500h14M7 18.500h18M7 25.500h12`,
    accent: "M38 10.500h3v2h-3zM38 17.500h3v2h-3zM38 24.500h3v2h-3z",
  },
  "rich-text": { ink: `M4 6h20${lines(4, 12, 38, 40, 36, 24)}` },
  questions: { ink: `${heading}M4 12h28M4 18h24M4 24h30`, accent: [12, 18, 24].map((y) => disc(42, y, 1.5)).join("") },
  "latest-posts": {
    fill: [4, 19, 34].map((x) => box(x, 9, 11, 8)).join(""),
    ink: `${heading}${[4, 19, 34].map((x) => lines(x, 21, 10, 7)).join("")}`,
  },
  downloads: {
    ink: `${heading}${[13, 19, 25].map((y) => `M9 ${y}h24`).join("")}`,
    accent: [13, 19, 25].map((y) => box(4, y - 2, 3, 4) + box(40, y - 1, 4, 2)).join(""),
  },
  "picture-with-text": { fill: box(4, 4, 20, 22), ink: `M28 8h14${lines(28, 14, 16, 14, 15)}` },
};

export const BlockDrawing = ({ type }: { type: string }) => {
  const { fill, ink, accent } = drawings[type as Block["type"]] ?? plain;
  return (
    <svg className="drawing" viewBox="0 0 48 30" aria-hidden="true">
      {fill && <path className="drawing-fill" d={fill} />}
      {ink && <path className="drawing-ink" d={ink} />}
      {accent && <path className="drawing-accent" d={accent} />}
    </svg>
  );
};
