import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype from "opentype.js";
import { INK } from "./colours.ts";
import { path } from "./svg.ts";

export type LabelOptions = {
  size?: number;
  colour?: string;
  anchor?: "start" | "middle" | "end";
  weight?: 400 | 600 | 700 | 800;
  /** "display" is Bricolage Grotesque, "text" Instrument Sans. */
  face?: "display" | "text";
  /** Extra space between letters, in parts of the size. */
  spacing?: number;
};

const FILES = { display: "bricolage-grotesque", text: "instrument-sans" } as const;
const fonts = new Map<string, opentype.Font>();

function font(face: "display" | "text", weight: number): opentype.Font {
  const family = FILES[face];
  const file = `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`;
  const known = fonts.get(file);
  if (known) return known;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  const loaded = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(file, loaded);
  return loaded;
}

export function settings(options: LabelOptions): Required<LabelOptions> {
  return {
    size: 26,
    colour: INK,
    anchor: "start",
    weight: 600,
    face: "display",
    spacing: 0,
    ...options,
  };
}

/** Letter by letter: the shaping of opentype.js does not know all tables of Bricolage. */
export function letters(text: string, options: LabelOptions): [opentype.Glyph, number, string][] {
  const { size, face, weight, spacing } = settings(options);
  const used = font(face, weight);
  const scale = size / used.unitsPerEm;
  const out: [opentype.Glyph, number, string][] = [];
  let x = 0;
  let before: opentype.Glyph | undefined;
  for (const letter of text) {
    const glyph = used.charToGlyph(letter);
    if (before) x += used.getKerningValue(before, glyph) * scale;
    out.push([glyph, x, letter]);
    x += glyph.advanceWidth * scale + spacing * size;
    before = glyph;
  }
  return out;
}

export function labelWidth(text: string, options: LabelOptions = {}): number {
  const all = settings(options);
  const last = letters(text, all).at(-1);
  if (!last) return 0;
  return last[1] + (last[0].advanceWidth * all.size) / font(all.face, all.weight).unitsPerEm;
}

/** Path data with relative steps in tenths: half the length of absolute ones. */
export function compact(commands: readonly opentype.Command[]): string {
  let now: Step = [0, 0];
  let start: Step = now;
  let out = "";
  for (const command of commands) {
    if (command.type === "Z") {
      out += "z";
      now = start;
      continue;
    }
    const steps = pairs(command).map(([x, y]): Step => [Math.round(x * 10) - now[0], Math.round(y * 10) - now[1]]);
    const [dx, dy] = steps.at(-1) ?? [0, 0];
    now = [now[0] + dx, now[1] + dy];
    if (command.type === "M") start = now;
    if (command.type === "L" && dx === 0 && dy === 0) continue;
    out +=
      command.type.toLowerCase() +
      steps
        .flat()
        .map((v, i) => (i > 0 && v >= 0 ? " " : "") + tenths(v))
        .join("");
  }
  return out.replace(/^m/, "M");
}

type Step = readonly [number, number];

function pairs({ x1, y1, x2, y2, x, y }: opentype.Command): Step[] {
  const all: [number | undefined, number | undefined][] = [
    [x1, y1],
    [x2, y2],
    [x, y],
  ];
  return all.flatMap(([px, py]): Step[] => (px === undefined || py === undefined ? [] : [[px, py]]));
}

function tenths(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, "$1.");
}

/** What a picture says in another language, by the English; no word is wider than `room`. */
export type Saying = { room: number; words: Record<string, string> };

let said: Saying = { room: 0, words: {} };

/** From now on labels say this; nothing: what they are told. */
export function speak(saying: Saying = { room: 0, words: {} }): void {
  said = saying;
}

/** An English text as it is said now. */
export const say = (english: string): string => said.words[english] ?? english;

/** Longer words than the English ones are drawn smaller, as far as phones allow (`caption`). */
const SMALLEST = 21;

/** Text as outlines: a picture in <img> cannot use the fonts of the page. (x, y) is on the base line. */
export function label(english: string, x: number, y: number, options: LabelOptions = {}): string {
  const text = say(english);
  const { size, ...rest } = settings(options);
  const room = Math.max(labelWidth(english, options), said.room);
  const fitting = Math.min(size, (size * room) / labelWidth(text, options) || size);
  const all = { ...rest, size: text === english ? size : Math.max(fitting, Math.min(size, SMALLEST)) };
  const width = labelWidth(text, all);
  const left = x - (all.anchor === "middle" ? width / 2 : all.anchor === "end" ? width : 0);
  const outlines = letters(text, all).map(([glyph, dx]) => compact(glyph.getPath(left + dx, y, all.size).commands));
  return path(outlines.join(""), all.colour);
}
