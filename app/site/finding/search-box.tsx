type Props = { id: string; label: string; value?: string; className?: string };

/** Asks the server by a plain form: it needs no script. */
export const SearchBox = ({ id, label, value, className = "" }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a form is what is sent; <search> around it would be a second landmark
  <form role="search" action="/search" className={`search-box ${className}`.trim()} aria-label={label}>
    <label className="visually-hidden" htmlFor={id}>
      {label}
    </label>
    <input
      id={id}
      type="search"
      name="q"
      defaultValue={value}
      maxLength={100}
      required
      autoComplete="off"
      placeholder="Search"
    />
    <button type="submit">Search</button>
  </form>
);
