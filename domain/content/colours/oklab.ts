/** A colour as CSS mixes it: lightness 0 to 1, and two axes. */
type Oklab = [l: number, a: number, b: number];
type Triple = [number, number, number];

/** Red, green and blue from 0 to 1, of a text such as `#0f5c4d`. */
export const channelsOf = (hex: string): Triple => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255].map((value) => value / 255) as Triple;
};

const toHex = (channels: Triple): string =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** The light of a channel, without the curve of screens. */
export const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const curved = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

const TO_CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** Björn Ottosson's OKLab, as CSS Color 4 uses it. */
const toOklab = (hex: string): Oklab =>
  times(TO_LAB, times(TO_CONES, channelsOf(hex).map(linear) as Triple).map(Math.cbrt) as Triple);

const fromOklab = (lab: Oklab): string =>
  toHex(times(FROM_CONES, times(FROM_LAB, lab).map((value) => value ** 3) as Triple).map(curved) as Triple);

/** `color-mix(in oklab, first share%, second)`. */
export const mix = (first: string, share: number, second: string): string => {
  const [a, b] = [toOklab(first), toOklab(second)];
  return fromOklab(a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share)) as Oklab);
};

/** `oklch(from colour change(l) c h)`: the same colour, lighter or darker. */
export const withLightness = (hex: string, change: (lightness: number) => number): string => {
  const [l, a, b] = toOklab(hex);
  return fromOklab([change(l), a, b]);
};
