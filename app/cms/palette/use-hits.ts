import { useEffect, useState } from "react";
import type { DocumentType } from "#domain/content/document-types.ts";
import { editorPath, kinds, nameOf } from "#domain/content/kinds.ts";
import { FIRST_LANGUAGE, type Language, languages } from "#domain/languages.ts";
import type { Excerpt } from "#domain/search/excerpt.ts";
import type { IconName } from "../parts/icon/icon.tsx";
import { bodyOf, getJson } from "../parts/requests/fetch-json.ts";

const WAIT_MS = 120;

type Search = { words: string; hits: Hit[]; state: "idle" | "asking" | "failed" };

const nothing: Search = { words: "", hits: [], state: "idle" };

/** What the server finds for some words, asked once they rest; answers that come too late are left out. */
export const useHits = (typed: string): Search => {
  const [search, setSearch] = useState(nothing);
  const words = typed.trim();
  useEffect(() => {
    if (!words) return setSearch(nothing);
    const stop = new AbortController();
    setSearch((before) => ({ ...before, state: "asking" }));
    const timer = setTimeout(() => {
      void ask(words, stop.signal).then((hits) => {
        if (!stop.signal.aborted) setSearch({ words, hits: hits ?? [], state: hits ? "idle" : "failed" });
      });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words]);
  return search;
};

const ask = async (words: string, signal: AbortSignal): Promise<Hit[] | null> => {
  const answer = await getJson<{ hits: Hit[] }>(`/cms/search?q=${encodeURIComponent(words)}`, { signal });
  return bodyOf(answer)?.hits ?? null;
};

export type Hit = {
  kind: DocumentType | "picture" | "file" | "enquiry";
  /** Of a document. */
  language?: Language;
  id: string;
  title: string;
  note: string;
  live: boolean;
  trashed: boolean;
  excerpt: Excerpt | null;
};

export const describeHit = ({
  kind,
  language = FIRST_LANGUAGE,
  id,
  title,
  trashed,
}: Hit): { name: string; icon: IconName; to: string } => {
  if (kind === "picture")
    return { name: "Picture", icon: "media", to: trashed ? "/cms/media/trash" : `/cms/media/${id}` };
  if (kind === "file") return { name: "File", icon: "document", to: trashed ? "/cms/media/trash" : `/cms/media/${id}` };
  if (kind === "enquiry") return { name: "Enquiry", icon: "inbox", to: `/cms/enquiries/${id}` };
  const { icon, listPath } = kinds[kind];
  const isOther = language !== FIRST_LANGUAGE;
  const asked = new URLSearchParams({ status: "trash", q: title, ...(isOther && { language }) });
  const name = isOther ? `${nameOf(kind)}, ${languages[language].name}` : nameOf(kind);
  return { name, icon, to: trashed ? `${listPath}?${asked}` : editorPath(kind, id, language) };
};
