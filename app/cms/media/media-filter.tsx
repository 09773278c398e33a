import { Link, useSearchParams } from "react-router";
import { isPictureFilter, type PictureFilter, pictureFilters } from "#domain/media/picture.ts";
import { SearchForm } from "../parts/search-form.tsx";

type Props = { counts: Record<PictureFilter, number>; filter: PictureFilter };

export const MediaFilter = ({ counts, filter }: Props) => {
  const [params] = useSearchParams();
  const words = params.get("q") ?? "";
  return (
    <div className="library-filter">
      <SearchForm
        action="/cms/media"
        words={words}
        label="Search pictures"
        placeholder="Search name or text…"
        kept={filter === "all" ? [] : [["show", filter]]}
      />
      <ul className="chips" aria-label="Show">
        {(Object.keys(pictureFilters) as PictureFilter[]).map((one) => (
          <li key={one}>
            <Link
              className="chip"
              aria-current={one === filter ? "true" : undefined}
              to={`/cms/media${to(one, words)}`}
            >
              {pictureFilters[one]} <span className="num">{counts[one]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

const to = (filter: PictureFilter, words: string): string => {
  const params = new URLSearchParams();
  if (words) params.set("q", words);
  if (filter !== "all") params.set("show", filter);
  return params.size > 0 ? `?${params}` : "";
};

export const filterIn = (params: URLSearchParams): { filter: PictureFilter; search: string } => {
  const show = params.get("show") ?? "";
  return { filter: isPictureFilter(show) ? show : "all", search: (params.get("q") ?? "").slice(0, 100) };
};
