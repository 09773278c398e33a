import { Glyph } from "#app/ui/glyph.tsx";

const pathOf = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);

/** Links to the other pages of the blog; nothing where there is only one. */
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
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <a href={pathOf(page)} aria-current={page === number ? "page" : undefined} aria-label={`Page ${page}`}>
              {page}
            </a>
          </li>
        ))}
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
