const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What a drawing is made of. Nothing that runs, moves, links elsewhere or holds other languages. */
export const allowedElements = words(`
  svg g defs symbol use title desc switch path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker style
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Of these only what they hold is kept. */
export const unwrappedElements = words("a view");

export const allowedAttributes = words(`
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

/**
 * The largest number in attributes of filters whose cost grows with it. Beyond these nothing more is seen: an octave of
 * noise has half the strength of the one before, so the ninth is below one step of 8-bit color.
 */
export const filterLimits: Readonly<Record<string, number>> = {
  numOctaves: 8,
  order: 7,
  radius: 100,
  stdDeviation: 200,
};
