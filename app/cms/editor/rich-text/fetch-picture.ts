import type { PicturesAnswer } from "../../media/pictures-json.ts";

/** What the editor shows of a picture of the library; null when nobody answers or it is gone. */
export const fetchPicture = async (id: string): Promise<{ src: string; alt: string } | null> => {
  try {
    const response = await fetch(`/cms/media/pictures.json?${new URLSearchParams({ id })}`);
    const { pictures }: PicturesAnswer = await response.json();
    return pictures[0] ?? null;
  } catch {
    return null;
  }
};
