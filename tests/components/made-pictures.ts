import type { PictureDetails } from "#domain/media/library/read-pictures.server.ts";
import type { PictureItem } from "#domain/media/picture.ts";

const GRAY = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>')}`;

/** A photograph with its text, of 1600 × 1200 px. */
export const madePicture = (more: Partial<PictureItem> = {}): PictureItem => ({
  id: "boats",
  name: "Boats",
  alt: "Boats in the harbor",
  src: GRAY,
  width: 1600,
  height: 1200,
  focus: { x: 50, y: 50 },
  sources: [],
  type: "image/jpeg",
  bytes: 340 * 1024,
  frames: 1,
  ...more,
});

/** A PDF of twelve pages. */
export const madeFile = (more: Partial<PictureItem> = {}): PictureItem =>
  madePicture({
    ...{ id: "sheet", name: "Data sheet", alt: "", src: "/files/sheet.pdf", type: "application/pdf", frames: 12 },
    ...more,
  });

/** What the screen of one shows that nothing uses. */
export const madeDetails = (more: Partial<PictureDetails> = {}): PictureDetails => ({
  ...madePicture(),
  uploadedBy: "Ada",
  createdAt: Date.UTC(2026, 10, 20, 15),
  updatedAt: Date.UTC(2026, 10, 20, 15),
  uses: [],
  ownScreen: null,
  crop: null,
  deletedAt: null,
  ...more,
});
