import type { BlockData, FormOf } from "#domain/content/fields/structure.ts";
import { exampleBlock } from "#domain/content/form/example.ts";
import { formOfGone } from "#domain/content/form/gone-block.ts";
import type { Place } from "#domain/content/form/place.ts";
import { useHint } from "../../fields/state/form-store.ts";
import { type FieldComponent, fieldId } from "../../fields/state/use-field.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { Sortable } from "../../parts/list/rows/sortable.tsx";
import { newId } from "../state/new-id.ts";
import { BlockPicker } from "./block-picker.tsx";
import { BlockRow } from "./block-row.tsx";
import { copyOf, useBlocks, useOpenBlocks } from "./use-blocks.ts";
import { useCopiedBlock } from "./use-copied-block.ts";

type Props = { form: FormOf<"blocks">; place: Place; field: FieldComponent };

export const BlocksField = ({ form, place, field }: Props) => {
  const { blocks, change } = useBlocks(place);
  const { open, show, toggle, closeAll } = useOpenBlocks();
  const { error } = useHint(place);
  const move = (from: number, to: number) =>
    change((list) => list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1)));
  const labelOf = (type: string) => form.kinds.find((kind) => kind.type === type)?.label ?? formOfGone({ type }).label;
  const insert = (index: number, block: BlockData) => {
    change((list) => list.toSpliced(index, 0, block));
    show(block.id);
  };
  const remove = (index: number) => void change((list) => list.toSpliced(index, 1));
  const { copy, paste, keysOn } = useCopiedBlock(form, place, labelOf);
  const pasteAfter = (id: string) => (block: BlockData) =>
    insert(change((list) => list).findIndex((one) => one.id === id) + 1, block);
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
              duplicate={isFull ? undefined : () => insert(index + 1, copyOf(change((list) => list)[index]))}
              copy={() => copy(block.id)}
              paste={() => void paste(pasteAfter(block.id))}
              keys={keysOn(block.id, pasteAfter(block.id))}
              remove={() => remove(index)}
            />
          ))}
        </ol>
      </Sortable>
      {error && <p className="field-error list-error">{error}</p>}
      {blocks.length === 0 && (
        <p className="empty">This page is empty. Add its first block; most pages start with “Page opening”.</p>
      )}
      {!isFull && (
        <div className="blocks-more">
          <BlockPicker kinds={form.kinds} pick={(kind) => insert(blocks.length, exampleBlock(kind, newId()))} />
          <button
            type="button"
            className="add"
            onClick={() => void paste((block) => insert(change((list) => list).length, block))}
          >
            <Icon name="copy" />
            Paste block
          </button>
        </div>
      )}
    </section>
  );
};
