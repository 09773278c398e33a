import { useSearchParams } from "react-router";
import { isPictureFilter, type PictureFilter, pictureFilters } from "#domain/media/picture.ts";
import { Chips, SearchForm } from "../parts/list/filters.tsx";

type Props = { counts: Record<PictureFilter, number>; filter: PictureFilter };

export const MediaFilter = ({ counts, filter }: Props) => {
  const [params] = useSearchParams();
  const words = params.get("q") ?? "";
  return (
    <div className="library-filter">
      <SearchForm
        action="/cms/media"
        words={words}
        found={counts[filter]}
        label="Search pictures"
        placeholder="Search name or text…"
        kept={filter === "all" ? [] : [["show", filter]]}
      />
      <Chips
        chips={(Object.keys(pictureFilters) as PictureFilter[]).map((key) => ({
          key,
          name: pictureFilters[key],
          count: counts[key],
          isOn: key === filter,
          to: to(key, words),
        }))}
      />
    </div>
  );
};

const to = (filter: PictureFilter, words: string): string => {
  const params = new URLSearchParams();
  if (words) params.set("q", words);
  if (filter !== "all") params.set("show", filter);
  return params.size > 0 ? `/cms/media?${params}` : "/cms/media";
};

export const filterIn = (params: URLSearchParams): { filter: PictureFilter; search: string } => {
  const show = params.get("show") ?? "";
  return { filter: isPictureFilter(show) ? show : "all", search: (params.get("q") ?? "").slice(0, 100) };
};
