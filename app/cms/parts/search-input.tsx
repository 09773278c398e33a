import { useFollow } from "./use-follow.ts";

type Props = { words: string; label: string; placeholder: string };

/** The words that a list is searched for, as they stand in its address. */
export const SearchInput = ({ words, label, placeholder }: Props) => (
  <input
    ref={useFollow<HTMLInputElement>(words)}
    type="search"
    name="q"
    defaultValue={words}
    placeholder={placeholder}
    aria-label={label}
  />
);
