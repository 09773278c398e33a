import display from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?inline";
import displayMore from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff?inline";
import text from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import textMore from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?inline";

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

/** The two faces of a card. They travel inside the built server, so that it needs no font files beside it. */
export const cardFonts = () => [
  { name: "Display", data: bytesOf(display), weight: 400 as const },
  { name: "DisplayMore", data: bytesOf(displayMore), weight: 400 as const },
  { name: "Text", data: bytesOf(text), weight: 400 as const },
  { name: "TextMore", data: bytesOf(textMore), weight: 400 as const },
];
