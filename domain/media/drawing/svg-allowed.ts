const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const allowedElements = words(`
  svg g defs symbol use title desc switch path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker style
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Of these only the content stays. */
export const unwrappedElements = words("a view");

const allowedAttributes = words(`
  id class style lang role aria-label aria-hidden href version viewBox preserveAspectRatio width height x y x1 y1
  x2 y2 cx cy r rx ry fx fy fr dx dy d points transform pathLength rotate textLength lengthAdjust startOffset method
  spacing side systemLanguage
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray
  stroke-dashoffset stroke-miterlimit opacity color display visibility overflow paint-order vector-effect
  clip-path clip-rule mask mask-type filter flood-color flood-opacity lighting-color stop-color stop-opacity offset
  marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient
  font-family font-size font-style font-weight font-stretch font-variant letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift text-rendering shape-rendering image-rendering
  color-interpolation color-interpolation-filters mix-blend-mode isolation writing-mode direction unicode-bidi
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits filterUnits primitiveUnits in in2 result type values mode operator k1 k2 k3 k4 order
  kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha kernelUnitLength surfaceScale diffuseConstant
  specularConstant specularExponent scale xChannelSelector yChannelSelector azimuth elevation limitingConeAngle
  pointsAtX pointsAtY pointsAtZ z stdDeviation radius baseFrequency numOctaves seed stitchTiles tableValues slope
  intercept amplitude exponent requiredFeatures
`);

/** Filters whose cost grows with the number; larger ones look the same (the ninth octave of noise is below one step of 8-bit color). */
const filterLimits: Readonly<Record<string, number>> = {
  numOctaves: 8,
  order: 7,
  radius: 100,
  stdDeviation: 200,
};

// Every pattern here takes time in proportion to its text: an unclosed comment or `url(` is consumed up to its end.

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g;
const REACHES_OUT =
  /@import|\b(?:expression|image|image-set|cross-fade|element|src)\s*\(|javascript:|-moz-binding|behavior\s*:|<|\\/i;
const FOREIGN_URL = /url\((?!\s*["']?#)[^)]*\)?/gi;
const MOTION = /(^|[;{\s])(?:animation|transition)[\w-]*\s*:[^;}]*/gi;

/** The data URL of a picture inside a drawing; the second group is its base64. */
export const EMBEDDED = /^data:image\/(png|jpe?g|gif|webp);base64,([a-z0-9+/=\s]+)$/i;

type Attribute = { prefix: string; local: string; value: string };

/** The safe attributes of an element by name, and how many others were dropped that could have done harm. */
export const cleanAttributes = (
  element: string,
  attributes: Attribute[],
  embed: (address: string) => string,
): { clean: Record<string, string>; dropped: number } => {
  const clean: Record<string, string> = {};
  let dropped = 0;
  for (const { prefix, local, value } of attributes) {
    const isLink = local === "href" && (prefix === "" || prefix === "xlink");
    if (prefix !== "" && !isLink) continue;
    const cleaned = isLink ? cleanLink(element, value, embed) : cleanValue(local, value);
    if (cleaned === null) dropped += isLink || /^on/i.test(local) || allowedAttributes.has(local) ? 1 : 0;
    else if (!(isLink && clean.href)) clean[local] = cleaned;
  }
  return { clean, dropped };
};

const cleanLink = (element: string, value: string, embed: (address: string) => string): string | null => {
  const address = value.trim();
  if (/^#[^\s<>"']+$/.test(address)) return address;
  return element === "image" && EMBEDDED.test(address) ? embed(address) : null;
};

const cleanValue = (name: string, value: string): string | null => {
  if (!allowedAttributes.has(name)) return null;
  if (name === "style") return cleanStyle(value);
  if (Object.hasOwn(filterLimits, name)) return limited(value, filterLimits[name] ?? 0);
  return REACHES_OUT.test(value) || value.search(FOREIGN_URL) >= 0 ? null : value;
};

const limited = (value: string, most: number): string | null => {
  const numbers = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.every(Number.isFinite) ? numbers.map((number) => Math.min(number, most)).join(" ") : null;
};

/** A style without comments, motion and what would be fetched; empty where escapes, imports or markup could hide something. */
export const cleanStyle = (css: string): string => {
  const plain = css.replace(COMMENT, " ");
  return REACHES_OUT.test(plain) ? "" : plain.replace(FOREIGN_URL, "none").replace(MOTION, "$1");
};
