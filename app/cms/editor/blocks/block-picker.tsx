import { useId, useRef, useState } from "react";
import type { BlockForm } from "#domain/content/fields/structure.ts";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { Icon } from "../../parts/icon.tsx";
import { BlockDrawing } from "./block-drawing.tsx";

export const BlockPicker = ({ kinds, pick }: { kinds: BlockForm[]; pick: (kind: BlockForm) => void }) => {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const field = useId();
  const list = useRef<HTMLUListElement>(null);
  const close = () => {
    setOpen(false);
    setSearch("");
  };
  const choose = (kind: BlockForm) => {
    close();
    pick(kind);
  };
  const matching = kinds.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
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
              if (event.key === "Enter" && matching[0]) choose(matching[0]);
              if (event.key === "ArrowDown") list.current?.querySelector("button")?.focus();
            }}
          />
        </label>
        <ul className="kinds" ref={list}>
          {matching.map((kind) => (
            <li key={kind.type}>
              <button type="button" className="kind" onClick={() => choose(kind)}>
                <BlockDrawing type={kind.type} />
                {kind.label}
              </button>
            </li>
          ))}
        </ul>
        {matching.length === 0 && <p className="empty">No block is called that.</p>}
      </Dialog>
    </>
  );
};
