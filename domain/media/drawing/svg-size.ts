export type Size = { width: number; height: number };

const UNITS: Record<string, number> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.795,
  mm: 3.7795,
  em: 16,
  rem: 16,
};

/** Drawings scale, so the side in px only sets how much room a page reserves; larger ones are scaled down to it. */
const LARGEST = 4_000;

/** The size of a drawing in whole px, from its own width and height or from its viewBox; null where it says neither. */
export const svgSize = (attributes: Record<string, string>): Size | null => {
  const box = (attributes.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box.length === 4 && box.every(Number.isFinite) ? box : [];
  const width = px(attributes.width) ?? fromBox(px(attributes.height), boxWidth, boxHeight) ?? boxWidth;
  const height = px(attributes.height) ?? fromBox(px(attributes.width), boxHeight, boxWidth) ?? boxHeight;
  if (!(width > 0 && height > 0)) return null;
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const fromBox = (other: number | null, own: number, others: number): number | null =>
  other && own > 0 && others > 0 ? (other * own) / others : null;

const px = (length = ""): number | null => {
  const [, number = "", unit = ""] = /^([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(length.trim()) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  const value = Number(number) * (factor ?? 0);
  return number !== "" && Number.isFinite(value) && value > 0 ? value : null;
};
