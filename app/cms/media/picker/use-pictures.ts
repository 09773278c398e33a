import { useCallback, useEffect, useRef, useState } from "react";
import type { Only } from "#domain/media/file.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { bodyOf, getJson, SIGNED_OUT } from "../../parts/requests/fetch-json.ts";
import type { PicturesAnswer } from "../pictures-json.ts";

type State = PicturesAnswer & { fault: string };

const none: State = { pictures: [], total: 0, page: 0, pages: 1, fault: "" };

export const usePictures = (words: string, only: Only) => {
  const [state, setState] = useState(none);
  const latest = useRef(0);
  const load = useCallback(
    async (page: number) => {
      latest.current += 1;
      const turn = latest.current;
      const answer = await fetchPictures(new URLSearchParams({ q: words, only, page: String(page) }));
      if (turn !== latest.current) return;
      setState((before) => withAnswer(before, answer, page));
    },
    [words, only],
  );
  useEffect(() => {
    void load(1);
  }, [load]);
  return { ...state, more: () => load(state.page + 1), reload: () => load(1) };
};

const watchers = new Set<(id: string, alt: string) => void>();

/** Tells all who show a picture of the text that it was given. */
export const tellDescribed = (id: string, alt: string): void => {
  for (const learn of watchers) learn(id, alt);
};

export const usePicture = (id: string) => {
  const [current, setCurrent] = useState<{ id: string; picture: PictureItem | null }>();
  useEffect(() => {
    let isCurrent = true;
    if (id)
      void fetchPictures(new URLSearchParams({ id })).then((answer) => {
        if (isCurrent && typeof answer !== "string") setCurrent({ id, picture: answer.pictures[0] ?? null });
      });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  useEffect(() => {
    const learn = (described: string, alt: string) =>
      setCurrent((now) => (now?.picture?.id === described ? { ...now, picture: { ...now.picture, alt } } : now));
    watchers.add(learn);
    return () => void watchers.delete(learn);
  }, []);
  const know = useCallback((picture: PictureItem) => setCurrent({ id: picture.id, picture }), []);
  return { picture: id && current?.id === id ? current.picture : undefined, know };
};

/** Null when the picture was deleted or the request failed. */
export const fetchPicture = async (id: string): Promise<PictureItem | null> => {
  const answer = await fetchPictures(new URLSearchParams({ id }));
  return typeof answer === "string" ? null : (answer.pictures[0] ?? null);
};

const fetchPictures = async (query: URLSearchParams): Promise<PicturesAnswer | string> => {
  const answer = await getJson<PicturesAnswer>(`/cms/media/pictures.json?${query}`);
  if (answer.outcome === "signed-out") return SIGNED_OUT;
  return bodyOf(answer) ?? "The pictures could not be loaded.";
};

/** A first page takes the place of what was found before; where it could not be loaded, that stays. */
export const withAnswer = (before: State, answer: PicturesAnswer | string, page: number): State => {
  if (typeof answer === "string") return { ...before, fault: answer };
  const pictures = page === 1 ? answer.pictures : merged(before.pictures, answer.pictures);
  return { ...answer, pictures, fault: "" };
};

const merged = (before: PictureItem[], next: PictureItem[]) => {
  const ids = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !ids.has(id))];
};
