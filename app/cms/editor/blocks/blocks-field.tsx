import { useState } from "react";
import type { BlockData, FormOf } from "#domain/content/fields/structure.ts";
import { blankBlock } from "#domain/content/form/document-form.ts";
import { type Place, valueAt, withValue } from "#domain/content/form/place.ts";
import { useDerived, useFormStore, useHint } from "../../fields/state/form-store.ts";
import type { FieldComponent } from "../../fields/use-field.ts";
import { fieldId } from "../../fields/use-field.ts";
import { Sortable } from "../../parts/sortable.tsx";
import { BlockPicker } from "./block-picker.tsx";
import { BlockRow } from "./block-row.tsx";
import { copyOf, newId } from "./new-block.ts";
import { RemovedBlock } from "./removed-block.tsx";
import { useOpenBlocks } from "./use-open-blocks.ts";

type Props = { form: FormOf<"blocks">; place: Place; field: FieldComponent };

/** What is watched of all blocks together: which there are, and in what order. The rest each block watches itself. */
const outlineOf = (value: unknown) =>
  ((value ?? []) as BlockData[]).map(({ id, type, hidden }) => ({ id, type, hidden: hidden === true }));

/** The blocks of a page: add, open, move, copy, hide, remove. */
export const BlocksField = ({ form, place, field }: Props) => {
  const blocks = useDerived(place, outlineOf);
  const change = useChange(place);
  const { open, show, toggle, closeAll } = useOpenBlocks();
  const { error } = useHint(place);
  const [removed, setRemoved] = useState<{ block: BlockData; index: number } | null>(null);
  const move = (from: number, to: number) =>
    change((list) => list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1)));
  const labelOf = (type: string) => form.kinds.find((kind) => kind.type === type)?.label ?? type;
  const insert = (index: number, block: BlockData) => {
    change((list) => list.toSpliced(index, 0, block));
    show(block.id);
  };
  const remove = (index: number) => {
    const block = change((list) => list.toSpliced(index, 1))[index];
    if (block) setRemoved({ block, index });
  };
  const isFull = blocks.length >= form.max;
  return (
    <section className="blocks field-wide" aria-label={form.label} id={fieldId(place)} tabIndex={-1}>
      <div className="blocks-head">
        <h2 className="panel-title">
          {form.label}
          <span className="count">{blocks.length}</span>
        </h2>
        {open.size > 0 && (
          <button type="button" className="do small" onClick={closeAll}>
            Close all
          </button>
        )}
      </div>
      <Sortable items={blocks.map(({ id, type }) => ({ id, name: labelOf(type) }))} move={move}>
        <ol className="blocks-list">
          {blocks.map((block, index) => (
            <BlockRow
              key={block.id}
              {...block}
              kind={form.kinds.find((kind) => kind.type === block.type)}
              place={[...place, block.id]}
              field={field}
              open={open.has(block.id)}
              toggle={() => toggle(block.id)}
              copy={isFull ? undefined : () => insert(index + 1, copyOf(change((list) => list)[index]))}
              remove={() => remove(index)}
            />
          ))}
        </ol>
      </Sortable>
      {error && <p className="field-error list-error">{error}</p>}
      {removed && (
        <RemovedBlock
          label={labelOf(removed.block.type)}
          putBack={() => {
            insert(removed.index, removed.block);
            setRemoved(null);
          }}
          forget={() => setRemoved(null)}
        />
      )}
      {blocks.length === 0 && (
        <p className="empty">This page is empty. Add its first block; most pages start with “Page opening”.</p>
      )}
      {!isFull && <BlockPicker kinds={form.kinds} pick={(kind) => insert(blocks.length, blankBlock(kind, newId()))} />}
    </section>
  );
};

/** Changes the blocks as they are at this moment, without watching what is in them. Gives them as they were. */
const useChange = (place: Place) => {
  const { draft } = useFormStore();
  return (make: (list: BlockData[]) => BlockData[]): BlockData[] => {
    const list = (valueAt(draft.get(), place) ?? []) as BlockData[];
    const next = make(list);
    if (next !== list) draft.set(withValue(draft.get(), place, next));
    return list;
  };
};
