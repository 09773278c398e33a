/** Why a picture can't be taken, in words to be shown. */
export class PictureFault extends Error {}
