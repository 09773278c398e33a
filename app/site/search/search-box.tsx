import type { Words } from "#domain/words/words.ts";

type Props = { words: Words; value?: string; label?: string };

/** Asks the server by a plain form: it needs no script. A page with one of its own shows none at its foot. */
export const SearchBox = ({ words: { paths, search }, value, label = search.field }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: not every screen reader in use knows the element `search`
  <form role="search" action={paths.search} className="search-box">
    <label>
      <span>{label}</span>
      <input type="search" name="q" defaultValue={value} />
    </label>
    <button type="submit" className="button button-ghost">
      {search.button}
    </button>
  </form>
);
