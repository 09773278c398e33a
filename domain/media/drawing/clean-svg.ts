import { SaxesParser, type SaxesTagNS } from "saxes";
import { escapeMarkup } from "../../formats/escape-markup.ts";
import { PictureFault } from "../picture.ts";
import { allowedElements, cleanAttributes, cleanStyle, unwrappedElements } from "./svg-allowed.ts";
import { type Size, svgSize } from "./svg-size.ts";

const SVG = "http://www.w3.org/2000/svg";
const DEEPEST = 200;

export type CleanSvg = Size & { svg: string; removed: number };

/** Returns the address to write for a picture inside a drawing; empty to drop the picture. */
export type Embed = (address: string) => string;

/** Writes a drawing anew from an allow list: no scripts, handlers, animation, foreign markup, nothing that is fetched. Throws a PictureFault. */
export const cleanSvg = (source: string, embed: Embed): CleanSvg => {
  const state: State = { out: [], open: [], skipping: 0, removed: 0, style: "", size: null, embed };
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", (tag) => begin(state, tag));
  parser.on("closetag", ({ local }) => end(state, local));
  parser.on("text", (text) => say(state, text));
  parser.on("cdata", (text) => say(state, text));
  parser.on("error", () => {
    throw new PictureFault(
      "This SVG is damaged, or written in a way that browsers differ about; export it as plain SVG",
    );
  });
  parser.write(source).close();
  if (!state.size) throw new PictureFault("This is not an SVG drawing");
  return { svg: state.out.join(""), ...state.size, removed: state.removed };
};

type Fate = "allowed" | "unwrapped" | "style" | "foreign" | "dropped";

type State = {
  out: string[];
  open: Fate[];
  skipping: number;
  removed: number;
  style: string;
  size: Size | null;
  embed: Embed;
};

const fateOf = ({ local, uri }: SaxesTagNS): Fate => {
  if (uri !== SVG || local === "metadata") return "foreign";
  if (local === "style") return "style";
  if (unwrappedElements.has(local)) return "unwrapped";
  return allowedElements.has(local) ? "allowed" : "dropped";
};

const begin = (state: State, tag: SaxesTagNS) => {
  if (state.open.length + state.skipping > DEEPEST) throw new PictureFault("This SVG is nested too deeply");
  const fate = fateOf(tag);
  const isRoot = state.open.length === 0;
  if (isRoot && (tag.local !== "svg" || fate !== "allowed")) throw new PictureFault("This is not an SVG drawing");
  if (state.skipping > 0 || fate === "dropped" || fate === "foreign") {
    if (state.skipping === 0 && fate === "dropped") state.removed += 1;
    state.skipping += 1;
    return;
  }
  state.open.push(fate);
  if (fate === "allowed") write(state, tag, isRoot);
};

const write = (state: State, { local, attributes }: SaxesTagNS, isRoot: boolean) => {
  const { clean, dropped } = cleanAttributes(local, Object.values(attributes), state.embed);
  state.removed += dropped;
  if (isRoot) {
    state.size = svgSize(clean);
    if (!state.size) throw new PictureFault("This SVG says no size; export it with width and height or a viewBox");
    const { width, height } = state.size;
    clean.viewBox ??= `0 0 ${width} ${height}`;
    Object.assign(clean, { width: String(width), height: String(height) });
  }
  const written = Object.entries(clean).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  state.out.push(`<${local}${isRoot ? ` xmlns="${SVG}"` : ""}${written.join("")}>`);
};

const end = (state: State, local: string) => {
  if (state.skipping > 0) {
    state.skipping -= 1;
    return;
  }
  const fate = state.open.pop();
  if (fate === "allowed") state.out.push(`</${local}>`);
  if (fate !== "style") return;
  const clean = cleanStyle(state.style);
  if (state.style.trim() && !clean) state.removed += 1;
  if (clean.trim()) state.out.push(`<style>${escapeMarkup(clean)}</style>`);
  state.style = "";
};

const say = (state: State, text: string) => {
  if (state.skipping > 0 || state.open.length === 0) return;
  if (state.open.at(-1) === "style") state.style += text;
  else state.out.push(escapeMarkup(text));
};
