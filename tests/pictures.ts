import { crc32, deflateSync } from "node:zlib";

/** A PNG that says it is so large, with the data of its first rows only: small to send, gigabytes to decode. */
export const hugePng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = deflateSync(Buffer.alloc((width * 3 + 1) * 20));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** A PNG with so many bytes more that no reader decodes: as long to send, and quickly encoded. */
export const paddedPng = (png: Buffer, bytes: number): Buffer => {
  const MOST = 1024 * 1024; // decoders refuse longer chunks
  const padding = Array.from({ length: Math.ceil(bytes / MOST) }, () => chunk("paDd", Buffer.alloc(MOST)));
  return Buffer.concat([png.subarray(0, -12), ...padding, png.subarray(-12)]); // before its end
};

/** A GIF that says it is so large, with as many frames of one pixel. */
export const hugeGif = (width: number, height: number, frames: number): Buffer => {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = 0x80; // two colors follow
  const frame = Buffer.from("21f904000a0000002c0000000001000100000202440100", "hex");
  return Buffer.concat([
    Buffer.from("GIF89a", "latin1"),
    screen,
    Buffer.from("000000ffffff", "hex"),
    ...Array<Buffer>(frames).fill(frame),
    Buffer.from("3b", "hex"),
  ]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/** A PDF of so many blank pages; longer by `extra` bytes of nothing. */
export const pdf = (pages = 2, extra = 0): Buffer => {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 3} 0 R`).join(" ");
  const objects = [
    "1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj",
    `2 0 obj <</Type /Pages /Kids [${kids}] /Count ${pages}>> endobj`,
    ...Array.from({ length: pages }, (_, n) => `${n + 3} 0 obj <</Type /Page /Parent 2 0 R>> endobj`),
  ];
  return Buffer.from(
    `%PDF-1.7\n${objects.join("\n")}\n%${" ".repeat(extra)}\ntrailer <</Root 1 0 R>>\n%%EOF\n`,
    "latin1",
  );
};
