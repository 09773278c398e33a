import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import type { Target } from "#domain/content/lists/finding/link-targets.server.ts";
import { IconButton } from "../../parts/icon/icon.tsx";
import { Sortable, useSortableItem } from "../../parts/list/rows/sortable.tsx";
import { useFormStore } from "../state/form-store.ts";
import { useField } from "../state/use-field.ts";

export const ReferencesField = ({ form, place }: { form: FormOf<"references">; place: Place }) => {
  const { targets } = useFormStore();
  const { value, set, box, control } = useField<string[]>(form, place);
  const ids = Array.isArray(value) ? value : [];
  const all = targets[form.of] ?? [];
  const titleOf = (picked: string) => all.find((target) => target.id === picked)?.title ?? "No longer there";
  const move = (from: number, to: number) => set(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? ""));
  return (
    <fieldset className="list field-wide" onFocus={control.onFocus}>
      <legend className="field-label list-label">{form.label}</legend>
      <Sortable items={ids.map((picked) => ({ id: picked, name: titleOf(picked) }))} move={move}>
        <ol className="list-items">
          {ids.map((picked) => (
            <Picked
              key={picked}
              id={picked}
              title={titleOf(picked)}
              remove={() => set(ids.filter((other) => other !== picked))}
            />
          ))}
        </ol>
      </Sortable>
      <Picker
        id={box.id}
        label={form.label}
        left={ids.length < form.max ? all.filter((target) => !ids.includes(target.id)) : []}
        pick={(to) => set([...ids, to])}
      />
      {form.help && <p className="field-help list-help">{form.help}</p>}
    </fieldset>
  );
};

const Picked = ({ id, title, remove }: { id: string; title: string; remove: () => void }) => {
  const { ref, style, isDragging, grip } = useSortableItem({ id, name: title });
  return (
    <li className={isDragging ? "item item-line is-dragged" : "item item-line"} ref={ref} style={style}>
      {grip}
      <span className="item-title cut">{title}</span>
      <IconButton icon="trash" name={`Remove ${title}`} look="btn-danger" onClick={remove} />
    </li>
  );
};

type PickerProps = { id: string; label: string; left: Target[]; pick: (id: string) => void };

const Picker = ({ id, label, left, pick }: PickerProps) =>
  left.length === 0 ? null : (
    <div className="list-pick">
      <label className="visually-hidden" htmlFor={id}>
        Add to {label.toLowerCase()}
      </label>
      <select id={id} className="select" value="" onChange={(event) => pick(event.target.value)}>
        <option value="" disabled>
          Add…
        </option>
        {left.map((target) => (
          <option key={target.id} value={target.id}>
            {target.title}
            {target.live ? "" : " (not live yet)"}
          </option>
        ))}
      </select>
    </div>
  );
