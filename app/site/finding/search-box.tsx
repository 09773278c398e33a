/** Asks the server by a plain form: it needs no script. The one at the foot of a page is its landmark, another is the `second`. */
export const SearchBox = ({ value, second = false }: { value?: string; second?: boolean }) => (
  // biome-ignore lint/a11y/useSemanticElements: the form is what is sent; <search> around it would add nothing
  <form role={second ? undefined : "search"} action="/search" className="search-box">
    <input type="search" name="q" aria-label="Search this site" defaultValue={value} />
    <button type="submit" className="button button-ghost">
      Search
    </button>
  </form>
);
