import Details, { type loader } from "#app/cms/media/details/details.tsx";
import type { PictureDetails } from "#domain/media/library/read-pictures.server.ts";
import { madeDetails } from "./made-pictures.ts";
import { type Answers, mounted } from "./mounted.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;
type Given = Partial<PictureDetails> & { loaded?: Partial<Loaded>; answers?: Answers };

/** The screen of a picture, opened from a list of those that are used; `now` says what it reads from then on. */
export const openedDetails = async ({ loaded, answers, ...picture }: Given = {}) => {
  let read: Loaded = { picture: madeDetails(picture), tags: [], known: [], ...loaded };
  const path = `/cms/media/${read.picture.id}`;
  const at = `${path}?show=used`;
  const opened = await mounted(Details, { at, answers: { [`GET ${path}`]: () => read, ...answers } });
  const now = (more: Partial<PictureDetails>, others: Partial<Loaded> = {}) => {
    read = { ...read, ...others, picture: { ...read.picture, ...more } };
  };
  const posted = () => opened.sent.filter(({ method }) => method === "POST");
  return { ...opened, now, posted };
};
