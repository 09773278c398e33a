import type { PictureView } from "./picture-view.ts";

/** A picture as the library lists it. `bytes` is how large the uploaded file was; more than one frame: it moves. */
export type PictureItem = PictureView & { name: string; type: string; bytes: number; frames: number };

/** Which pictures are looked at: all, those that no draft and no live page shows, or those without alternative text. */
export const pictureFilters = { all: "All", unused: "Unused", "no-text": "Without alternative text" } as const;

export type PictureFilter = keyof typeof pictureFilters;

/** True for the name of a filter, as an address or a form gives it. */
export const isPictureFilter = (text: string): text is PictureFilter => Object.hasOwn(pictureFilters, text);
