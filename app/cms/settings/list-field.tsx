import { type ReactNode, useState } from "react";
import type { Form, FormOf } from "#domain/content/form/form.ts";
import { Icon } from "../parts/icon.tsx";
import { useFieldGround } from "./field-ground.ts";
import { inWords } from "./in-words.ts";

type Props = {
  form: FormOf<"list">;
  path: string;
  value: unknown[];
  bare: boolean;
  /** Draws the fields of one item. */
  field: (form: Form, path: string, value: unknown) => ReactNode;
};

/** Items of one shape: add, remove, put in order by buttons. */
export const ListField = ({ form, path, value, bare, field }: Props) => {
  const { change, errors } = useFieldGround();
  const [said, setSaid] = useState("");
  const put = (items: unknown[], words: string) => {
    change(path, items);
    setSaid(words);
  };
  const move = (from: number, to: number) => {
    const items = value.toSpliced(from, 1).toSpliced(to, 0, value[from]);
    put(items, `${inWords([value[from]])} is ${to + 1} of ${value.length} now`);
  };
  return (
    <fieldset className="list-field" id={`f-${path}`} tabIndex={-1}>
      <legend className={bare ? "visually-hidden" : "field-label"}>{form.label}</legend>
      <ol className="list-field-items">
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own, and every field is controlled
          <li className="list-item" key={index}>
            <div className={form.item.control === "group" ? "list-item-fields" : "list-item-fields is-one"}>
              {field(form.item, `${path}.${index}`, item)}
            </div>
            <ItemTools
              name={inWords([item]) || `item ${index + 1}`}
              index={index}
              count={value.length}
              min={form.min}
              move={(to) => move(index, to)}
              remove={() => put(value.toSpliced(index, 1), `${inWords([item]) || "The item"} is removed`)}
            />
          </li>
        ))}
      </ol>
      {errors[path] && <p className="field-error">{errors[path]}</p>}
      <button
        type="button"
        className="btn btn-small list-add"
        disabled={value.length >= form.max}
        onClick={() => put([...value, blankOf(form.item)], `Item ${value.length + 1} is added`)}
      >
        <Icon name="plus" />
        Add to {form.label.toLowerCase()}
      </button>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </fieldset>
  );
};

type ToolsProps = {
  name: string;
  index: number;
  count: number;
  min: number;
  move: (to: number) => void;
  remove: () => void;
};

const ItemTools = ({ name, index, count, min, move, remove }: ToolsProps) => (
  <div className="list-tools">
    <button
      type="button"
      className="btn btn-icon btn-quiet"
      aria-label={`Move ${name} up`}
      disabled={index === 0}
      onClick={() => move(index - 1)}
    >
      <Icon name="up" />
    </button>
    <button
      type="button"
      className="btn btn-icon btn-quiet is-down"
      aria-label={`Move ${name} down`}
      disabled={index === count - 1}
      onClick={() => move(index + 1)}
    >
      <Icon name="up" />
    </button>
    <button
      type="button"
      className="btn btn-icon btn-quiet"
      aria-label={`Remove ${name}`}
      disabled={count <= min}
      onClick={remove}
    >
      <Icon name="trash" />
    </button>
  </div>
);

/** A new item, empty; a choice begins with its first value. */
const blankOf = (form: Form): unknown => {
  if (form.control === "group")
    return Object.fromEntries(form.fields.map((field) => [field.name, blankOf(field.form)]));
  if (form.control === "list") return [];
  return form.control === "choice" ? form.options[0] : "";
};
