import { type KeyboardEvent, useId, useState } from "react";
import { LONGEST_TAG, tagSlug, tagsIn } from "#domain/content/fields/kinds/tags.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { FieldBox } from "../parts/form/field-box.tsx";
import { Icon } from "../parts/icon.tsx";
import { useFormStore } from "./state/form-store.ts";
import { useField } from "./use-field.ts";

/** Words, each with a button that takes it off, and one more to type; what is typed as another spells it takes that spelling. */
export const TagsField = ({ form, place }: { form: FormOf<"tags">; place: Place }) => {
  const { tags: known } = useFormStore();
  const { value, set, box, control } = useField<unknown>(form, place);
  const [typed, setTyped] = useState("");
  const suggestions = useId();
  const chosen = tagsIn(value);
  const left = known.filter((name) => !chosen.some(({ slug }) => slug === tagSlug(name)));
  const add = (words: string) => {
    const named = words.split(",").map((word) => word.trim().slice(0, LONGEST_TAG));
    const spelled = named.map((name) => known.find((other) => tagSlug(other) === tagSlug(name)) ?? name);
    const all = tagsIn([...chosen.map(({ name }) => name), ...spelled]).filter(({ slug }) => slug !== "");
    setTyped("");
    if (all.length > chosen.length) set(all.slice(0, form.max).map(({ name }) => name));
  };
  const remove = (slug: string) => {
    set(chosen.filter((tag) => tag.slug !== slug).map(({ name }) => name));
    document.getElementById(box.id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1);
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && last) remove(last.slug);
  };
  return (
    <FieldBox {...box} wide>
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
          placeholder={chosen.length < form.max ? "Add a tag…" : ""}
          disabled={chosen.length >= form.max}
          onChange={({ target }) => (left.includes(target.value) ? add(target.value) : setTyped(target.value))}
          onKeyDown={onKeyDown}
          onBlur={() => {
            add(typed);
            control.onBlur();
          }}
        />
        <datalist id={suggestions}>
          {left.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
    </FieldBox>
  );
};
