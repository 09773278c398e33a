import { compact, type LabelOptions, labelWidth, letters, say, settings } from "./label.ts";
import { num } from "./svg.ts";

export type Lettering = {
  label: (text: string, x: number, y: number, options?: LabelOptions) => string;
  outlines: () => string;
};

const EM = 20;

/**
 * Labels for pictures with many words: each letter is outlined once and used again. Put `outlines()` into the body,
 * after all labels are drawn. `prefix` starts the ids; one or two letters.
 */
export function lettering(prefix: string): Lettering {
  const known = new Map<string, string>();
  const use = (letter: string, dx: number, data: () => string, cut: string): string => {
    const key = `${cut}-${letter}`;
    const id = known.has(key) ? [...known.keys()].indexOf(key) : known.size;
    if (!known.has(key)) known.set(key, `<path id="${prefix}${id}" d="${data()}"/>`);
    return `<use href="#${prefix}${id}" x="${num(dx)}"/>`;
  };
  const label = (english: string, x: number, y: number, options: LabelOptions = {}): string => {
    const text = say(english);
    const { size, anchor, colour, face, weight } = settings(options);
    const left = x - labelWidth(text, options) * (anchor === "middle" ? 0.5 : anchor === "end" ? 1 : 0);
    const scale = size / EM;
    const used = letters(text, options)
      .filter(([, , letter]) => letter !== " ")
      .map(([glyph, dx, letter]) =>
        use(letter, dx / scale, () => compact(glyph.getPath(0, 0, EM).commands), `${face}${weight}`),
      );
    const place = `translate(${num(left)} ${num(y)})scale(${Math.round(scale * 1000) / 1000})`;
    return `<g transform="${place}" fill="${colour}">${used.join("")}</g>`;
  };
  return { label, outlines: () => `<defs>${[...known.values()].join("")}</defs>` };
}
