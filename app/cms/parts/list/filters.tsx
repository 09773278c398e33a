import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Icon } from "../icon.tsx";

type Props = {
  action?: string;
  words: string;
  label: string;
  placeholder?: string;
  /** What the address says beside the words, so that a search leaves it as it is. */
  kept?: (readonly [name: string, value: string])[];
  className?: string;
};

export const SearchForm = ({ action, words, label, placeholder = `${label}…`, kept = [], className = "" }: Props) => (
  <Form className={`search ${className}`.trim()} action={action} role="search">
    <Icon name="search" />
    {kept.map(([name, value]) => (
      <input key={name + value} type="hidden" name={name} value={value} />
    ))}
    <input
      ref={useUrlControl<HTMLInputElement>(words)}
      type="search"
      name="q"
      defaultValue={words}
      placeholder={placeholder}
      aria-label={label}
    />
  </Form>
);

/** A ref for a filter that stands in the address: where that changes by another way, the control takes its value. */
export const useUrlControl = <T extends HTMLInputElement | HTMLSelectElement>(value: string) => {
  const control = useRef<T>(null);
  useEffect(() => {
    if (control.current && control.current.value !== value) control.current.value = value;
  }, [value]);
  return control;
};

export type Chip = { key: string; name: string; count?: number; isOn: boolean; to: string };

export const Chips = ({ chips }: { chips: Chip[] }) => (
  <ul className="chips" aria-label="Show">
    {chips.map(({ key, name, count, isOn, to }) => (
      <li key={key}>
        <Link className="chip" aria-current={isOn ? "true" : undefined} to={to}>
          {name} {count !== undefined && <span className="num">{count}</span>}
        </Link>
      </li>
    ))}
  </ul>
);
