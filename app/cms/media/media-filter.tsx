import { useSearchParams } from "react-router";
import { isPictureFilter, type PictureFilter, pictureFilters } from "#domain/media/picture.ts";
import { Chips, SearchForm } from "../parts/list/filters.tsx";

type Props = { counts: Record<PictureFilter, number>; filter: PictureFilter; at?: string };

export const MediaFilter = ({ counts, filter, at = "/cms/media" }: Props) => {
  const [params] = useSearchParams();
  const words = params.get("q") ?? "";
  return (
    <div className="library-filter">
      <SearchForm
        action={at}
        words={words}
        found={counts[filter]}
        label={at === "/cms/media" ? "Search pictures and files" : "Search pictures"}
        placeholder="Search name or text…"
        kept={filter === "all" ? [] : [["show", filter]]}
      />
      <Chips
        chips={filtersAt(at).map((key) => ({
          key,
          name: pictureFilters[key],
          count: counts[key],
          isOn: key === filter,
          to: to(at, key, words),
        }))}
      />
    </div>
  );
};

const filtersAt = (at: string): PictureFilter[] =>
  (Object.keys(pictureFilters) as PictureFilter[]).filter((key) => key !== "files" || at === "/cms/media");

const to = (at: string, filter: PictureFilter, words: string): string => {
  const params = new URLSearchParams();
  if (words) params.set("q", words);
  if (filter !== "all") params.set("show", filter);
  return params.size > 0 ? `${at}?${params}` : at;
};

export const filterIn = (params: URLSearchParams): { filter: PictureFilter; search: string } => {
  const show = params.get("show") ?? "";
  return { filter: isPictureFilter(show) ? show : "all", search: (params.get("q") ?? "").slice(0, 100) };
};
