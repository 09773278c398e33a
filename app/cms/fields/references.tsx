import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import type { Target } from "#domain/content/lists/find-targets.server.ts";
import { Grip } from "../parts/grip.tsx";
import { Icon } from "../parts/icon.tsx";
import { useMoving } from "./moving/use-moving.ts";
import { useFormStore } from "./state/form-store.ts";
import { useField } from "./use-field.ts";

/** Documents of one type, picked and put in order. */
export const ReferencesField = ({ form, place }: { form: FormOf<"references">; place: Place }) => {
  const { targets } = useFormStore();
  const { id, value, set, enter } = useField<string[]>(place);
  const ids = Array.isArray(value) ? value : [];
  const all = targets[form.of] ?? [];
  const titleOf = (picked: string) => all.find((target) => target.id === picked)?.title ?? "No longer there";
  const moving = useMoving({
    count: ids.length,
    move: (from, to) => set(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? "")),
  });
  return (
    <fieldset className="list field-wide" onFocus={enter}>
      <legend className="field-label list-label">{form.label}</legend>
      <ol className="list-items" ref={moving.list}>
        {ids.map((picked, index) => (
          <li key={picked} className={moving.dragged === index ? "item item-line is-dragged" : "item item-line"}>
            <Grip {...moving.grip(index, titleOf(picked))} />
            <span className="item-title cut">{titleOf(picked)}</span>
            <button
              type="button"
              className="btn btn-icon btn-quiet btn-danger"
              aria-label={`Remove ${titleOf(picked)}`}
              onClick={() => set(ids.filter((other) => other !== picked))}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {moving.said}
      </p>
      <Picker
        id={id}
        label={form.label}
        left={all.filter((target) => !ids.includes(target.id))}
        pick={(to) => set([...ids, to])}
      />
      {form.help && <p className="field-help list-help">{form.help}</p>}
    </fieldset>
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
