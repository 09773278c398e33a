import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { LONGEST_TAG, tagSlug, tagsIn } from "#domain/formats/tag.ts";
import { Icon } from "../icon/icon.tsx";

type Props = {
  names: string[];
  /** Tags that exist: what is typed as one of them spells takes that spelling. */
  known: string[];
  most: number;
  onChange: (names: string[]) => void;
  /** Of the input, whose id leads the focus back to it. */
  control: ComponentProps<"input"> & { id: string; "data-first"?: boolean };
};

/** Words, each with a button that takes it off, and one more to type. */
export const TagBox = ({ names, known, most, onChange, control }: Props) => {
  const [typed, setTyped] = useState("");
  const suggestions = useId();
  const chosen = tagsIn(names);
  const left = known.filter((name) => !chosen.some(({ slug }) => slug === tagSlug(name)));
  const add = (words: string) => {
    const named = words.split(",").map((word) => word.trim().slice(0, LONGEST_TAG));
    const spelled = named.map((name) => known.find((other) => tagSlug(other) === tagSlug(name)) ?? name);
    const all = tagsIn([...chosen.map(({ name }) => name), ...spelled]).filter(({ slug }) => slug !== "");
    setTyped("");
    if (all.length > chosen.length) onChange(all.slice(0, most).map(({ name }) => name));
  };
  const remove = (slug: string) => {
    onChange(chosen.filter((tag) => tag.slug !== slug).map(({ name }) => name));
    document.getElementById(control.id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1);
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && last) remove(last.slug);
  };
  return (
    <div className="tag-box">
      {chosen.map(({ slug, name }) => (
        <button
          key={slug}
          type="button"
          className="tag-chip"
          aria-label={`Remove ${name}`}
          onClick={() => remove(slug)}
        >
          {name}
          <Icon name="close" />
        </button>
      ))}
      <input
        {...control}
        className="input"
        list={suggestions}
        value={typed}
        maxLength={LONGEST_TAG}
        placeholder={chosen.length < most ? "Add a tag…" : ""}
        disabled={chosen.length >= most}
        onChange={({ target }) => (left.includes(target.value) ? add(target.value) : setTyped(target.value))}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          add(typed);
          control.onBlur?.(event);
        }}
      />
      <datalist id={suggestions}>
        {left.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
};
