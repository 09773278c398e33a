export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "gif" | "svg";

export type Sniffed = { kind: PictureKind } | { kind: null; name: string };

/** In bytes; comments can precede the root of an SVG. */
const OPENING = 4_096;
const SIGNATURE = 80;

/** Detects the kind of a file by its first bytes, never by its name. */
export const sniff = (bytes: Uint8Array): Sniffed => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, OPENING));
  const signature = head.subarray(0, SIGNATURE).toString("hex");
  const picture = pictures.find(([, looks]) => looks.test(signature));
  if (picture) return { kind: picture[0] };
  const text = head.toString("latin1");
  if (isSvg(text)) return { kind: "svg" };
  if (/^\s*<(!doctype html|html|head|body)/i.test(text)) return { kind: null, name: "a web page" };
  return { kind: null, name: strangers.find(([, looks]) => looks.test(signature))?.[0] ?? "" };
};

/** White space, a byte order mark, a declaration, a comment or a doctype. */
const BEFORE_ROOT = /\s+|\xef\xbb\xbf|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>/iy;
const ROOT = /<(?:\w+:)?svg[\s>/]/iy;

/** One match at a time: a single pattern for all of them backtracks exponentially on comments. */
const isSvg = (text: string): boolean => {
  let at = 0;
  do {
    ROOT.lastIndex = at;
    if (ROOT.test(text)) return true;
    BEFORE_ROOT.lastIndex = at;
    BEFORE_ROOT.test(text);
    at = BEFORE_ROOT.lastIndex;
  } while (at > 0);
  return false;
};

/** First bytes in hex. ISO media files say `ftyp` (66747970) and a brand after four bytes of length. */
const pictures: [PictureKind, RegExp][] = [
  ["jpeg", /^ffd8ff/],
  ["png", /^89504e470d0a1a0a/],
  ["gif", /^47494638(37|39)61/],
  ["webp", /^52494646.{8}57454250/],
  ["avif", /^.{8}66747970617669(66|73)/],
  ["avif", /^.{8}667479706d(696631|736631)(..)*617669(66|73)/],
];

const strangers: [string, RegExp][] = [
  [
    "a HEIC photo; send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)",
    /^.{8}66747970(686569|686576|6d696631|6d736631)/,
  ],
  ["a video", /^(.{8}66747970|1a45dfa3|52494646.{8}415649)/],
  ["a TIFF; save it as PNG or JPEG", /^(49492a00|4d4d002a)/],
  ["a BMP; save it as PNG", /^424d.{8}00000000/],
  ["a Photoshop file; export it as PNG or JPEG", /^38425053/],
  ["an icon file; save it as PNG", /^00000100/],
  ["a PDF", /^25504446/],
  ["a program", /^(4d5a|7f454c46|cffaedfe|2321)/],
  ["an archive or an office document", /^(504b0304|52617221|377abcaf|1f8b|d0cf11e0)/],
];
