/** A file that is ready to be kept: what it is called ends with `extension`; `still` shows the first frame of what moves. */
export type PreparedFile = {
  extension: string;
  type: string;
  /** In px. */
  width: number;
  bytes: Uint8Array;
  still?: boolean;
};

/** A picture that was checked and re-encoded. `main` is for browsers that take none of the variants. */
export type Prepared = {
  width: number;
  height: number;
  /** More than 1: it moves. */
  frames: number;
  main: PreparedFile;
  variants: PreparedFile[];
  /** How many things that don't belong in a picture were taken out of it. */
  removed: number;
};

/** Why a picture can't be taken, in words to be shown. */
export class PictureFault extends Error {}
