import { useId, useRef, useState } from "react";
import { type BlockForm, blockGroups } from "#domain/content/fields/structure.ts";
import { BlockDrawing } from "../../parts/block-drawing.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { Icon } from "../../parts/icon/icon.tsx";

export const BlockPicker = ({ kinds, pick }: { kinds: BlockForm[]; pick: (kind: BlockForm) => void }) => {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const field = useId();
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    setSearch("");
  };
  const choose = (kind: BlockForm) => {
    close();
    pick(kind);
  };
  const words = search.trim().toLowerCase();
  const inOrder = blockGroups.flatMap((name) => kinds.filter(({ group }) => group === name));
  const matching = inOrder.filter(({ label, group }) => `${label} ${group}`.toLowerCase().includes(words));
  return (
    <>
      <button type="button" className="add" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        Add block
      </button>
      <Dialog title="Add a block" open={open} close={close} wide>
        <label className="search" htmlFor={field}>
          <Icon name="search" />
          <span className="visually-hidden">Find a block</span>
          <input
            id={field}
            type="search"
            data-first=""
            placeholder="Find a block"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") {
                event.preventDefault(); // Else the key presses the button that gets the focus back
                if (matching[0]) choose(matching[0]);
              }
              if (event.key === "ArrowDown") list.current?.querySelector("button")?.focus();
            }}
          />
        </label>
        <div className="kind-groups" ref={list}>
          {blockGroups.map((name) => (
            <Group key={name} name={name} kinds={matching.filter(({ group }) => group === name)} choose={choose} />
          ))}
        </div>
        {matching.length === 0 && <p className="empty">No block is called that.</p>}
      </Dialog>
    </>
  );
};

type GroupProps = { name: string; kinds: BlockForm[]; choose: (kind: BlockForm) => void };

const Group = ({ name, kinds, choose }: GroupProps) =>
  kinds.length > 0 && (
    <section aria-label={name}>
      <h3 className="kinds-name">{name}</h3>
      <ul className="kinds">
        {kinds.map((kind) => (
          <li key={kind.type}>
            <button type="button" className="kind" onClick={() => choose(kind)}>
              <BlockDrawing type={kind.type} />
              {kind.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
