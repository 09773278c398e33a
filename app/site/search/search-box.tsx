/** Asks the server by a plain form: it needs no script. The one at the foot of a page is its landmark, another is the `second`. */
export const SearchBox = ({ value, second = false }: { value?: string; second?: boolean }) => (
  <form role={second ? undefined : "search"} action="/search" className="search-box">
    <input type="search" name="q" aria-label="Search this site" defaultValue={value} />
    <button type="submit" className="button button-ghost">
      Search
    </button>
  </form>
);
