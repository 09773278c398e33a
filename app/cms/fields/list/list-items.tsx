import type { Form } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { Icon, IconButton } from "../../parts/icon/icon.tsx";
import { useSortableItem } from "../../parts/list/rows/sortable.tsx";
import { useTitleAt } from "../state/form-store.ts";
import type { FieldComponent } from "../state/use-field.ts";

export type ItemProps = {
  form: Form;
  place: Place;
  field: FieldComponent;
  word: string;
  open: boolean;
  toggle: () => void;
  remove: (() => void) | undefined;
};

export const GroupItem = ({ form, place, field: Field, word, open, toggle, remove }: ItemProps) => {
  const words = useTitleAt(form, place);
  const { ref, style, isDragging, grip } = useSortableItem({ id: String(place.at(-1)), name: word });
  if (form.control !== "group") return null;
  return (
    <li className={isDragging ? "item is-dragged" : "item"} ref={ref} style={style}>
      <div className="item-head">
        {grip}
        <button type="button" className="item-name" aria-expanded={open} onClick={toggle}>
          <Icon name={open ? "down" : "right"} />
          <span className="item-words">
            <span className="item-word">{word}</span>
            <span className="cut mute">{words}</span>
          </span>
        </button>
        <RemoveButton word={word} remove={remove} />
      </div>
      {open && (
        <div className="fields item-fields">
          {form.fields.map(({ name, form: inner }) => (
            <Field key={name} form={inner} place={[...place, name]} />
          ))}
        </div>
      )}
    </li>
  );
};

export const LineItem = ({ form, place, field: Field, word, remove }: ItemProps) => {
  const { ref, style, isDragging, grip } = useSortableItem({ id: String(place.at(-1)), name: word });
  return (
    <li className={isDragging ? "item item-line is-dragged" : "item item-line"} ref={ref} style={style}>
      {grip}
      <Field form={{ ...form, label: word }} place={place} />
      <RemoveButton word={word} remove={remove} />
    </li>
  );
};

const RemoveButton = ({ word, remove }: { word: string; remove: (() => void) | undefined }) => (
  <IconButton
    icon="trash"
    name={`Remove ${word}`}
    look="btn-danger"
    title={remove ? "Remove" : "The last one can't be removed"}
    disabled={!remove}
    onClick={remove}
  />
);
