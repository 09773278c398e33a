import { channelsOf, linear, mix, withLightness } from "./oklab.ts";

/** The two colours that Settings may change, as `#rrggbb`. */
export type Accents = { accent: string; action: string };

/** Two colours that stand on each other somewhere on the site, and how far they have to differ (WCAG 2.2, 1.4.3 and 1.4.11). */
export type Pair = {
  /** Which of the two accents it depends on. */
  of: keyof Accents;
  what: string;
  front: string;
  back: string;
  needed: 4.5 | 3;
  /** Rounded down to two digits. */
  ratio: number;
  passes: boolean;
};

const [PAPER, WHITE, SAND, INK, SUN] = ["#fbfaf6", "#ffffff", "#f1ede2", "#0b1f24", "#ffc857"];

/** How much two colours differ, from 1 to 21 (WCAG). */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const luminance = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

type Use = [of: keyof Accents, what: string, front: string, back: string, needed: 4.5 | 3];

/** Every pair in use that changes with the accents; the derived colours are those of app/ui/tokens.css. */
const uses = ({ accent, action }: Accents): Use[] => {
  const deep = mix(accent, 0.7, "#00100c");
  const pale = mix(accent, 0.14, WHITE);
  return [
    ["accent", "Links and marks on white", accent, WHITE, 4.5],
    ["accent", "Links and marks on paper", accent, PAPER, 4.5],
    ["accent", "Links and marks on sand", accent, SAND, 4.5],
    ["accent", "White text on the main colour", WHITE, accent, 4.5],
    ["accent", "Soft text on the main colour", mix(WHITE, 0.88, accent), accent, 4.5],
    ["accent", "Yellow marks on the main colour", SUN, accent, 3],
    ["accent", "White text on its dark shade", WHITE, deep, 4.5],
    ["accent", "Initials on the pale shade", deep, pale, 4.5],
    ["accent", "Drawn lines on dark sections", mix(accent, 0.55, "#5fd6c4"), INK, 3],
    ["action", "Button text", INK, action, 4.5],
    ["action", "Button text under the pointer", INK, mix(action, 0.86, WHITE), 4.5],
    ["action", "Underlines on paper", withLightness(action, (l) => Math.min(l, 0.64)), PAPER, 3],
    ["action", "Buttons on dark sections", action, INK, 3],
  ];
};

/** All pairs with their contrast; with a text that is no colour, none of it. */
export const pairsOf = (accents: Accents): Pair[] =>
  uses(accents).map(([of, what, front, back, needed]) => {
    const ratio = Math.floor(contrast(front, back) * 100) / 100;
    return { of, what, front, back, needed, ratio, passes: ratio >= needed };
  });

/** True for a text such as `#0f5c4d`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The nearest lightness of one accent with which its pairs pass, in steps of a hundredth; null when none does. */
export const nearestPassing = (accents: Accents, of: keyof Accents): string | null => {
  const fits = (candidate: string) =>
    pairsOf({ ...accents, [of]: candidate }).every((pair) => pair.of !== of || pair.passes);
  for (let step = 0; step <= 100; step += 1) {
    for (const sign of [-1, 1]) {
      const candidate = withLightness(accents[of], (l) => Math.min(1, Math.max(0, l + (sign * step) / 100)));
      if (fits(candidate)) return candidate;
    }
  }
  return null;
};
