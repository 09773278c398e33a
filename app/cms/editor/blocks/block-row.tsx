import { type ComponentProps, useEffect, useRef } from "react";
import { withoutSigns } from "#domain/content/fields/rich-text/rich-text.ts";
import type { BlockForm } from "#domain/content/fields/structure.ts";
import { formOfGone } from "#domain/content/form/gone-block.ts";
import type { Place } from "#domain/content/form/place.ts";
import { wordsOf } from "#domain/content/form/words.ts";
import { useDerived, useIssueCount, useTitleAt, useValue } from "../../fields/state/form-store.ts";
import type { FieldComponent } from "../../fields/state/use-field.ts";
import { BlockDrawing } from "../../parts/block-drawing.tsx";
import { Icon, IconButton } from "../../parts/icon/icon.tsx";
import { useSortableItem } from "../../parts/list/rows/sortable.tsx";
import { Menu } from "../../parts/menu.tsx";

type Props = {
  id: string;
  type: string;
  hidden: boolean;
  kind: BlockForm | undefined;
  place: Place;
  field: FieldComponent;
  open: boolean;
  toggle: () => void;
  keys: ComponentProps<"div">;
} & Does;

/** What can be done with a block. `duplicate`: undefined where there is no room for one more. */
type Does = { duplicate: (() => void) | undefined; copy: () => void; paste: () => void; remove: () => void };

export const BlockRow = ({ id, type, hidden, kind, place, field, open, toggle, keys, ...tools }: Props) => {
  const form = useDerived(place, (value) => kind ?? formOfGone(value));
  const summary = useTitleAt(form, place);
  const wrong = useIssueCount(place);
  const [, setHidden] = useValue<boolean>([...place, "hidden"]);
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) own.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const { label, gone } = form;
  const { ref, style, isDragging, grip } = useSortableItem({ id, name: label });
  const state = gone ? "No longer shown" : hidden && "Hidden";
  const look = ["block", open && "is-open", (hidden || gone) && "is-hidden", isDragging && "is-dragged"]
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
      <div className="item-head" {...keys}>
        {grip}
        <button type="button" className="item-name block-name" aria-expanded={open} onClick={toggle}>
          <BlockDrawing type={type} />
          <span className="item-word block-label">{label}</span>
          <small className="cut">{state || summary}</small>
          {wrong > 0 && (
            <span className="block-wrong">
              <Icon name="warn" />
              <span className="num">{wrong}</span>
              <span className="visually-hidden"> to put right</span>
            </span>
          )}
        </button>
        <Tools label={label} hidden={gone ? undefined : hidden} setHidden={setHidden} {...tools} />
      </div>
      {open && (gone ? <GoneText form={form} place={place} /> : <Fields kind={form} place={place} field={field} />)}
    </li>
  );
};

/** `hidden`: undefined for a kind of block that the site no longer has, which can't be shown or copied here. */
type ToolsProps = Does & { label: string; hidden: boolean | undefined; setHidden: (hidden: boolean) => void };

const Tools = ({ label, hidden, setHidden, duplicate, copy, paste, remove }: ToolsProps) => (
  <span className="block-tools">
    {hidden !== undefined && (
      <>
        <IconButton
          icon={hidden ? "eyeoff" : "eye"}
          name={`${hidden ? "Show" : "Hide"} ${label}`}
          title={hidden ? "Show" : "Hide"}
          onClick={() => setHidden(!hidden)}
        />
        <IconButton
          icon="copy"
          name={`Duplicate ${label}`}
          title="Duplicate"
          disabled={!duplicate}
          onClick={duplicate}
        />
      </>
    )}
    <IconButton icon="trash" name={`Remove ${label}`} title="Remove" look="btn-danger" onClick={remove} />
    <Menu look="btn btn-icon btn-quiet" label={`More for ${label}`} button={<Icon name="more" />}>
      <button type="button" className="menu-item" onClick={copy}>
        <Icon name="copy" />
        Copy to another page
      </button>
      <button type="button" className="menu-item" onClick={paste}>
        <Icon name="download" />
        Paste below
      </button>
    </Menu>
  </span>
);

const Fields = ({ kind, place, field: Field }: { kind: BlockForm; place: Place; field: FieldComponent }) => (
  <div className="fields block-fields">
    {kind.fields.map(({ name, form }) => (
      <Field key={name} form={form} place={[...place, name]} />
    ))}
  </div>
);

const GoneText = ({ form, place }: { form: BlockForm; place: Place }) => {
  const text = useDerived(place, (value) => withoutSigns(wordsOf(form, value)));
  return (
    <div className="block-fields block-gone">
      <p>The site no longer shows this kind of block. Its text stays here until you remove it.</p>
      <p className="block-gone-text">{text || "There is no text in it."}</p>
    </div>
  );
};
