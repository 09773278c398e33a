import { Glyph } from "#app/ui/glyph.tsx";

const pathOf = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);

export const PostPages = ({ number, count }: { number: number; count: number }) => {
  if (count < 2) return null;
  return (
    <nav className="pages" aria-label="Pages">
      {number > 1 && (
        <a className="pages-step" href={pathOf(number - 1)} rel="prev">
          <Glyph name="left" />
          Newer
        </a>
      )}
      <ol className="pages-numbers">
        {shownPages(number, count).map((page, index, pages) =>
          page === null ? (
            <li key={`after ${pages[index - 1]}`} className="pages-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a href={pathOf(page)} aria-current={page === number ? "page" : undefined} aria-label={`Page ${page}`}>
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {number < count && (
        <a className="pages-step" href={pathOf(number + 1)} rel="next">
          Older
          <Glyph name="right" />
        </a>
      )}
    </nav>
  );
};

const BESIDE = 2;

export const shownPages = (open: number, count: number): (number | null)[] => {
  const from = open - BESIDE <= 3 ? 1 : open - BESIDE;
  const to = open + BESIDE >= count - 2 ? count : open + BESIDE;
  const about = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...(from > 1 ? [1, null] : []), ...about, ...(to < count ? [null, count] : [])];
};
