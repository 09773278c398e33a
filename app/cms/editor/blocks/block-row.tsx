import { type ComponentProps, useEffect, useRef } from "react";
import type { BlockForm } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { titleOf } from "#domain/content/form/words.ts";
import { useDerived, useIssueCount, useValue } from "../../fields/state/form-store.ts";
import type { FieldComponent } from "../../fields/use-field.ts";
import { Icon } from "../../parts/icon.tsx";
import { useSortableItem } from "../../parts/sortable.tsx";
import { BlockDrawing } from "./block-drawing.tsx";

type Props = {
  id: string;
  type: string;
  hidden: boolean;
  kind: BlockForm | undefined;
  place: Place;
  field: FieldComponent;
  open: boolean;
  toggle: () => void;
  copy: (() => void) | undefined;
  remove: () => void;
};

export const BlockRow = ({ id, type, hidden, kind, place, field, open, toggle, copy, remove }: Props) => {
  const summary = useDerived(place, (value) => (kind ? titleOf(kind, value) : ""));
  const wrong = useIssueCount(place);
  const [, setHidden] = useValue<boolean>([...place, "hidden"]);
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) own.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const label = kind?.label ?? type;
  const { ref, style, isDragging, grip } = useSortableItem({ id, name: label });
  const look = ["block", open && "is-open", hidden && "is-hidden", isDragging && "is-dragged"]
    .filter(Boolean)
    .join(" ");
  return (
    <li
      className={look}
      ref={(element) => {
        own.current = element;
        ref(element);
      }}
      style={style}
      data-row={id}
    >
      <div className="item-head">
        {grip}
        <button type="button" className="item-name block-name" aria-expanded={open} onClick={toggle}>
          <BlockDrawing type={type} />
          <span className="item-word block-label">{label}</span>
          <small className="cut">{hidden ? "Hidden" : summary}</small>
          {wrong > 0 && (
            <span className="block-wrong">
              <Icon name="warn" />
              <span className="num">{wrong}</span>
              <span className="visually-hidden"> to put right</span>
            </span>
          )}
        </button>
        <span className="block-tools">
          <Tool
            name={hidden ? "Show" : "Hide"}
            of={label}
            icon={hidden ? "eyeoff" : "eye"}
            onClick={() => setHidden(!hidden)}
          />
          <Tool name="Duplicate" of={label} icon="copy" onClick={copy} />
          <Tool name="Remove" of={label} icon="trash" onClick={remove} danger />
        </span>
      </div>
      {open && kind && <Fields kind={kind} place={place} field={field} />}
    </li>
  );
};

type ToolProps = {
  name: string;
  of: string;
  icon: ComponentProps<typeof Icon>["name"];
  onClick?: () => void;
  danger?: boolean;
};

const Tool = ({ name, of, icon, onClick, danger }: ToolProps) => (
  <button
    type="button"
    className={danger ? "btn btn-icon btn-quiet btn-danger" : "btn btn-icon btn-quiet"}
    aria-label={`${name} ${of}`}
    title={name}
    disabled={!onClick}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

const Fields = ({ kind, place, field: Field }: { kind: BlockForm; place: Place; field: FieldComponent }) => (
  <div className="fields block-fields">
    {kind.fields.map(({ name, form }) => (
      <Field key={name} form={form} place={[...place, name]} />
    ))}
  </div>
);
