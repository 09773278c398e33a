import { useEffect, useRef, useState } from "react";
import type { FormOf } from "#domain/content/fields/structure.ts";
import { blank } from "#domain/content/form/document-form.ts";
import { type Place, valueAt } from "#domain/content/form/place.ts";
import { listOf } from "#domain/json.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { Sortable } from "../../parts/list/rows/sortable.tsx";
import { useDerived, useFormStore, useHint, useValue } from "../state/form-store.ts";
import { type FieldComponent, fieldId } from "../state/use-field.ts";
import { GroupItem, LineItem } from "./list-items.tsx";

const lengthOf = (value: unknown) => listOf(value).length;

export const ListField = ({ form, place, field }: { form: FormOf<"list">; place: Place; field: FieldComponent }) => {
  const length = useDerived(place, lengthOf);
  const [open, setOpen] = useState<number | null>(null);
  const { error } = useHint(place);
  const change = useChange(place);
  const { own, focusAdded, focusAfterRemoved } = useFocusInList(length);
  const move = (from: number, to: number) => {
    change((list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from]));
    setOpen(open === from ? to : null);
  };
  const add = () => {
    change((list) => [...list, blank(form.item)]);
    setOpen(length);
    focusAdded();
  };
  const remove = (index: number) => {
    change((list) => list.toSpliced(index, 1));
    setOpen(open === null || open === index ? null : open > index ? open - 1 : open);
    focusAfterRemoved(index);
  };
  const word = form.one;
  const items = Array.from({ length }, (_, index) => ({ id: String(index), name: `${word} ${index + 1}` }));
  const Item = form.item.control === "group" ? GroupItem : LineItem;
  return (
    <fieldset className="list field-wide" id={fieldId(place)} ref={own} tabIndex={-1}>
      <legend className="field-label list-label">
        {form.label} <span className="mute num">{length}</span>
      </legend>
      <Sortable items={items} move={move}>
        <ol className="list-items">
          {items.map(({ name }, index) => (
            <Item
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own; their fields follow the value
              key={index}
              form={form.item}
              place={[...place, index]}
              field={field}
              word={name}
              open={open === index}
              toggle={() => setOpen(open === index ? null : index)}
              remove={length > form.min ? () => remove(index) : undefined}
            />
          ))}
        </ol>
      </Sortable>
      {error && <p className="field-error list-error">{error}</p>}
      {length < form.max && (
        <button type="button" className="add" onClick={add}>
          <Icon name="plus" />
          Add {word.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
};

/** Changes the list as it is at this moment, without watching all that is in it. */
const useChange = (place: Place) => {
  const { draft } = useFormStore();
  const [, set] = useValue<unknown[]>(place);
  return (make: (list: unknown[]) => unknown[]) => set(make(listOf(valueAt(draft.get(), place))));
};

/** Whoever adds an item writes into it; whoever removes one is at what stands there now, else at the button that adds. */
const useFocusInList = (length: number) => {
  const own = useRef<HTMLFieldSetElement>(null);
  const next = useRef<((list: HTMLElement, items: HTMLElement[]) => HTMLElement | null | undefined) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item is there, or gone, once there are as many
  useEffect(() => {
    const list = own.current;
    if (list) next.current?.(list, [...list.querySelectorAll<HTMLElement>(":scope > .list-items > li")])?.focus();
    next.current = null;
  }, [length]);
  return {
    own,
    focusAdded: () => {
      next.current = (_, items) => items.at(-1)?.querySelector("input, textarea, select, .item-fields button");
    },
    focusAfterRemoved: (index: number) => {
      next.current = (list, items) =>
        (items[index] ?? items.at(-1))?.querySelector<HTMLElement>(
          ":scope > .btn-danger:enabled, :scope > .item-head > .btn-danger:enabled",
        ) ?? list.querySelector(":scope > .add");
    },
  };
};
