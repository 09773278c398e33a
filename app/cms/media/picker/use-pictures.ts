import { useCallback, useEffect, useRef, useState } from "react";
import type { PictureItem } from "#domain/media/picture.ts";
import type { PicturesAnswer } from "../pictures-json.ts";

type State = { pictures: PictureItem[]; total: number; page: number; pages: number };

const none: State = { pictures: [], total: 0, page: 0, pages: 1 };

/** Pages of the library that match some words, loaded while `active`; `more` adds the next page. */
export const usePictures = (words: string, active: boolean) => {
  const [state, setState] = useState(none);
  const [fault, setFault] = useState("");
  const latest = useRef(0);
  const load = useCallback(
    async (page: number) => {
      latest.current += 1;
      const turn = latest.current;
      const answer = await fetchPictures(new URLSearchParams({ q: words, page: String(page) }));
      if (turn !== latest.current) return;
      setFault(answer ? "" : "The pictures could not be loaded.");
      if (answer)
        setState((before) => (page === 1 ? answer : { ...answer, pictures: merged(before.pictures, answer.pictures) }));
    },
    [words],
  );
  useEffect(() => {
    if (active) void load(1);
  }, [active, load]);
  return { ...state, fault, more: () => load(state.page + 1), reload: () => load(1) };
};

/** The picture with an id: undefined while it is looked for, null where there is none. */
export const usePicture = (id: string) => {
  const [found, setFound] = useState<{ id: string; picture: PictureItem | null }>();
  useEffect(() => {
    let wanted = true;
    if (id)
      void fetchPictures(new URLSearchParams({ id })).then((answer) => {
        if (wanted && answer) setFound({ id, picture: answer.pictures[0] ?? null });
      });
    return () => {
      wanted = false;
    };
  }, [id]);
  const know = useCallback((picture: PictureItem) => setFound({ id: picture.id, picture }), []);
  return { picture: id && found?.id === id ? found.picture : undefined, know };
};

const fetchPictures = async (query: URLSearchParams): Promise<PicturesAnswer | null> => {
  try {
    const response = await fetch(`/cms/media/pictures.json?${query}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
};

const merged = (before: PictureItem[], next: PictureItem[]) => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
};
