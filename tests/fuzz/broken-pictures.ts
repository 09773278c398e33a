import fc from "fast-check";
import sharp from "sharp";
import { hugeGif, hugePng } from "../pictures.ts";

const plain = () => sharp({ create: { width: 24, height: 16, channels: 3, background: "#0f5c4d" } });

const drawing = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

const drawings = [
  drawing('<path d="M0 0h9v9z"/>'),
  drawing("<g>".repeat(3000)),
  drawing(`${"<g>".repeat(500)}${"</g>".repeat(500)}`),
  drawing('<path d="M0 0 L1e999 NaN"/>', 'width="1e99" height="-4"'),
  drawing('<image href="file:///etc/passwd"/><use href="#a" id="a"/><script>1</script>'),
  drawing(`<text>${"\u0301".repeat(5000)}</text>`, 'viewBox="0 0 0 0"'),
  drawing("&a;", ">"),
  Buffer.from('<!DOCTYPE svg [<!ENTITY a "&#38;a;&#38;a;">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
  Buffer.from("<svg"),
];

/** A whole picture of each kind that is taken, and some that say more than they hold. */
const samples = async (): Promise<Buffer[]> => [
  await plain().png().toBuffer(),
  await plain().jpeg().toBuffer(),
  await plain().webp().toBuffer(),
  await plain().gif().toBuffer(),
  await plain().avif({ effort: 0 }).toBuffer(),
  await plain().tiff().toBuffer(),
  hugePng(60_000, 60_000),
  hugeGif(300, 300, 40),
  ...drawings,
  Buffer.from("%PDF-1.7"),
  Buffer.from("RIFF\xff\xff\xff\xffWEBPVP8X", "latin1"),
  Buffer.alloc(0),
];

/** Pictures, most of them cut off, with other bytes or with another head. */
export const brokenPictures = async (): Promise<fc.Arbitrary<Buffer>> => {
  const all = await samples();
  const damage = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255), how: fc.nat(4) });
  return fc
    .tuple(fc.constantFrom(...all), fc.constantFrom(...all), damage)
    .map(([picture, other, { at, byte, how }]) => {
      const place = Math.floor(at * picture.length);
      if (how === 0) return picture;
      if (how === 1) return picture.subarray(0, place);
      if (how === 2)
        return Buffer.concat([picture.subarray(0, place), Buffer.alloc(64, byte), picture.subarray(place)]);
      if (how === 3) return Buffer.concat([other.subarray(0, 16), picture.subarray(16)]);
      const changed = Buffer.from(picture);
      for (let i = place; i < changed.length; i += 37) changed[i] = byte;
      return changed;
    });
};
