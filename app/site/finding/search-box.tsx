/** Asks the server by a plain form: it needs no script. */
export const SearchBox = ({ value }: { value?: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: the form is what is sent; <search> around it would add nothing
  <form role="search" action="/search" className="search-box">
    <input type="search" name="q" aria-label="Search this site" defaultValue={value} />
    <button type="submit" className="button button-ghost">
      Search
    </button>
  </form>
);
