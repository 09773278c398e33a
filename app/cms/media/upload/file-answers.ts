import { MOST_BYTES } from "#domain/media/picture.ts";

export const TOO_LARGE = `This file is larger than ${MOST_BYTES / 1024 / 1024} MB`;
export const BUSY = "Many pictures are being prepared at this moment. Try again shortly";
