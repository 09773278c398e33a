import { copyFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** Makes the icons below public/ from the drawn marks. Run it after a mark was redrawn. */
const root = dirname(import.meta.dirname);
const drawing = (name: string) => join(root, "content/pictures", name);
const icon = (name: string) => join(root, "public/icons", name);

const png = async (file: string, size: number): Promise<Buffer> => {
  const { width = size } = await sharp(file).metadata();
  return sharp(file, { density: (72 * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
};

const HEADER = 6;
const ENTRY = 16;

/** An .ico file: a header, one entry per picture (size, colour depth, length, place), then the pictures as PNG. */
const ico = (pictures: { size: number; bytes: Buffer }[]): Buffer => {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let place = head.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(place, at + 12);
    place += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
};

const favicon = drawing("favicon.svg");
const maskable = drawing("icon-maskable.svg");

await copyFile(favicon, icon("icon.svg"));
await writeFile(icon("icon-192.png"), await png(favicon, 192));
await writeFile(icon("icon-512.png"), await png(favicon, 512));
await writeFile(icon("icon-maskable-512.png"), await png(maskable, 512));
await writeFile(icon("apple-touch-icon.png"), await png(maskable, 180));
const sizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(favicon, size) })));
await writeFile(join(root, "public/favicon.ico"), ico(sizes));
