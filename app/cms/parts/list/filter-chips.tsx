import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds } from "#domain/content/kinds.ts";
import { keysOf } from "#domain/keys-of.ts";
import { Chips } from "./filters.tsx";
import { useFilterLink } from "./use-filter-link.ts";

type FilterProps<Key extends string> = {
  here: string;
  names: Record<Key, string>;
  /** Which of them are shown; all, unless it says so. */
  keys?: Key[];
  counts: Partial<Record<Key, number>>;
  filter: Key;
};

/** The list at `here` by how its lines stand; the address says nothing of "all". */
export const FilterChips = <Key extends string>(props: FilterProps<Key>) => {
  const { here, names, keys = keysOf(names), counts, filter } = props;
  const linkTo = useFilterLink(here);
  return (
    <Chips
      chips={keys.map((key) => ({
        key,
        name: names[key],
        count: counts[key],
        isOn: key === filter,
        to: linkTo({ show: key === "all" ? "" : key }),
      }))}
    />
  );
};

type TypeProps = { here: string; types: DocumentType[]; type: DocumentType | null };

/** The list at `here` by the kind of its documents. */
export const TypeChips = ({ here, types, type }: TypeProps) => {
  const linkTo = useFilterLink(here);
  return (
    <Chips
      chips={[null, ...types].map((one) => ({
        key: one ?? "all",
        name: one ? kinds[one].all : "All kinds",
        isOn: one === type,
        to: linkTo({ type: one ?? "" }),
      }))}
    />
  );
};
