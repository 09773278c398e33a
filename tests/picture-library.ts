import sharp from "sharp";
import { cropPicture } from "#domain/media/library/crop-picture.server.ts";
import { readPicture } from "#domain/media/library/read-pictures.server.ts";
import { upload } from "#domain/media/library/upload-picture.server.ts";
import type { Crop } from "#domain/media/picture.ts";
import type { DatabaseKind } from "./databases.ts";
import { openSeeded } from "./seeded.ts";
import { editor } from "./staff-actors.ts";
import { standInFiles } from "./stand-ins/stand-in-files.ts";

/** The left half red, the right half blue. */
export const halves = async (width = 400, height = 200) => {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: "#f00" } };
  return sharp({ create: { width, height, channels: 3, background: "#00f" } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
};

/** A new installation into whose library an editor sends pictures of two halves, and looks at them. */
export const openLibrary = async (kind: DatabaseKind) => {
  const deps = { ...(await openSeeded(kind)), files: standInFiles() };
  const send = async (name: string, bytes?: Uint8Array) => {
    const sent = await upload(deps, editor, { name, bytes: bytes ?? (await halves()) });
    if (sent.outcome !== "uploaded") throw new Error(sent.outcome);
    return sent.picture.id;
  };
  const view = async (id: string) => {
    const picture = await readPicture(deps, editor, id);
    if (!picture) throw new Error(`no picture ${id}`);
    const file = deps.files.kept.get(picture.src.slice("/media/".length));
    const { dominant } = await sharp(file).stats();
    return { ...picture, isRed: dominant.r > 128, isBlue: dominant.b > 128 };
  };
  return { deps, send, view };
};

/** Crops the file that is there now, or shows the whole again, as an editor who has it open. */
export const cropNow = async (
  deps: Parameters<typeof cropPicture>[0],
  { id, crop }: { id: string; crop: Crop | null },
) => {
  const picture = await readPicture(deps, editor, id);
  return cropPicture(deps, editor, { id, of: picture?.crop?.src ?? picture?.src ?? "", crop });
};
