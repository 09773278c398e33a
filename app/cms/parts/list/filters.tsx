import { useEffect, useRef, useState } from "react";
import { Form, Link, useSubmit } from "react-router";
import { grouped } from "#domain/time/local-time.ts";
import { useDebounced } from "../form/use-debounced.ts";
import { Icon } from "../icon/icon.tsx";

type Props = {
  action?: string;
  words: string;
  /** How many the words found. */
  found: number;
  label: string;
  placeholder?: string;
  /** What the address says beside the words, so that a search leaves it as it is. */
  kept?: (readonly [name: string, value: string])[];
  className?: string;
};

const SOON_MS = 250;

/** Searches as one types, and tells screen readers how many were found. */
export const SearchForm = ({ action, words, found, label, placeholder, kept = [], className = "" }: Props) => {
  const { input, onChange, onSubmit } = useSearchAsTyped(words);
  return (
    <Form className={`search ${className}`.trim()} action={action} role="search" onSubmit={onSubmit}>
      <Icon name="search" />
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={words}
        placeholder={placeholder ?? `${label}…`}
        aria-label={label}
        onChange={onChange}
      />
      <span className="visually-hidden" role="status">
        {words && `${grouped(found)} found`}
      </span>
    </Form>
  );
};

/** Answers to what was typed before leave alone what is typed now; words that come by another way, a link, are taken. */
const useSearchAsTyped = (words: string) => {
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(words);
  const [typed, setTyped] = useState(words);
  const settled = useDebounced(typed, SOON_MS);
  useEffect(() => {
    if (words === asked.current) return;
    asked.current = words;
    setTyped(words);
    if (input.current) input.current.value = words;
  }, [words]);
  const hadWords = useRef(false);
  hadWords.current = words !== "";
  useEffect(() => {
    if (typed !== settled || settled === asked.current || settled !== input.current?.value) return;
    asked.current = settled;
    void submit(input.current.form, { replace: hadWords.current, preventScrollReset: true });
  }, [typed, settled, submit]);
  return {
    input,
    onChange: () => setTyped(input.current?.value ?? ""),
    onSubmit: () => {
      asked.current = input.current?.value ?? "";
    },
  };
};

/** A ref for a filter that stands in the address: where that changes by another way, the control takes its value. */
export const useUrlControl = <T extends HTMLSelectElement>(value: string) => {
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
          {name} {count !== undefined && <span className="num">{grouped(count)}</span>}
        </Link>
      </li>
    ))}
  </ul>
);
