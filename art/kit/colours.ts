export const INK = "#0b1f24";
export const MANGROVE = "#0f5c4d";
export const DEEP = "#0a3f36";
export const TIDE = "#1c8c86";
export const PALE = "#d5ebe6";
export const CORAL = "#ff6a4d";
export const SUN = "#ffc857";
export const PAPER = "#fbfaf6";
export const SAND = "#f1ede2";
export const WHITE = "#fff";

/** Shades of the tokens, for the second side of a solid and for unlit windows only. */
/** Land in the bay, leaves on TIDE. */
export const TIDE_LIGHT = "#3aa79c";
export const TIDE_SHADE = "#167a75";
export const INK_SOFT = "#1b343a";
export const PALE_SHADE = "#b4d8d0";
export const SAND_SHADE = "#dfd8c6";
export const SUN_SHADE = "#e5a93a";
export const CORAL_SHADE = "#d94f35";
