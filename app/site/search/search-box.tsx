/** Asks the server by a plain form: it needs no script. A page with one of its own shows none at its foot. */
export const SearchBox = ({ value, label = "Search this site" }: { value?: string; label?: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: not every screen reader in use knows the element `search`
  <form role="search" action="/search" className="search-box">
    <label>
      <span>{label}</span>
      <input type="search" name="q" defaultValue={value} />
    </label>
    <button type="submit" className="button button-ghost">
      Search
    </button>
  </form>
);
