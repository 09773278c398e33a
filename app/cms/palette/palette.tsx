import { Command } from "cmdk";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSubmit } from "react-router";
import type { Member } from "#domain/staff/member.ts";
import { usePressBeside } from "../parts/dialog/press-beside.ts";
import { Icon } from "../parts/icon/icon.tsx";
import { ExcerptLine } from "../parts/list/excerpt-line.tsx";
import { commandsFor, type Command as Doable, fits } from "./commands.ts";
import { describeHit, type Hit, useHits } from "./use-hits.ts";

/** A `<dialog>` of its own: the field of cmdk stands where `parts/dialog/dialog.tsx` has its heading. */
export const Palette = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const { hits, state } = useHits(typed);
  const still = useStill(hits);
  const navigate = useNavigate();
  const submit = useSubmit();
  const { pathname } = useLocation();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  }, []);
  const close = () => dialog.current?.close();
  const pressBeside = usePressBeside(close);
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  const run = (command: Doable) => {
    if ("to" in command) return go(command.to);
    close();
    if ("post" in command) return void submit(command.fields ?? null, { method: "post", action: command.post });
    return void window.open(command.open, command.open.startsWith("/cms/") ? "_self" : "_blank", "noopener");
  };
  const { screens, actions } = commandsFor(member, pathname);
  const fitting = (list: Doable[]) => (typed.trim() ? list.filter((command) => fits(command, typed.trim())) : list);
  return (
    <dialog className="palette" ref={dialog} aria-label="Search or jump to" onClose={onClose} {...pressBeside}>
      <Command label="Search or jump to" shouldFilter={false} loop>
        <div className="palette-field">
          <Icon name="search" />
          <Command.Input value={typed} onValueChange={setTyped} placeholder="Search documents, texts, screens…" />
        </div>
        <Command.List className="palette-list" onPointerDown={still.hold}>
          <Hits hits={still.value} go={go} />
          <Commands heading="Screens" commands={fitting(screens)} run={run} />
          <Commands heading="Actions" commands={fitting(actions)} run={run} />
          <Command.Empty className="palette-empty">
            {state === "asking" ? "Searching…" : "Nothing is called that or says it."}
          </Command.Empty>
        </Command.List>
        {state === "failed" && (
          <p className="palette-failed" role="alert">
            Documents could not be searched just now. Screens and actions work.
          </p>
        )}
      </Command>
    </dialog>
  );
};

/** The value as it was when a pointer went down, until that is let go: what is found meanwhile moves nothing from under it. */
const useStill = <T,>(value: T): { value: T; hold: () => void } => {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (!held) return;
    // After the click, which the browser tells right behind the pointer.
    const release = () => setTimeout(() => setHeld(null));
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
    return () => {
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    };
  }, [held]);
  return { value: held ? held.value : value, hold: () => setHeld({ value }) };
};

const Hits = ({ hits, go }: { hits: Hit[]; go: (to: string) => void }) =>
  hits.length > 0 && (
    <Command.Group heading="Found">
      {hits.map((hit) => {
        const { kind, id, title, note, excerpt } = hit;
        const { name, icon, to } = describeHit(hit);
        return (
          <Command.Item key={`${kind} ${id}`} value={`${kind} ${id}`} onSelect={() => go(to)}>
            <Icon name={icon} />
            <span className="palette-hit">
              <span className="palette-title">
                <span className="cut">{title}</span>
                <span className="palette-note cut">
                  {!excerpt && note}
                  {stateOf(hit)}
                </span>
              </span>
              {excerpt && <ExcerptLine excerpt={excerpt} />}
            </span>
            <span className="palette-kind">{name}</span>
          </Command.Item>
        );
      })}
    </Command.Group>
  );

const stateOf = ({ trashed, live }: Hit) => {
  if (trashed) return " (in the trash)";
  return live ? "" : " (draft)";
};

type CommandsProps = { heading: string; commands: Doable[]; run: (command: Doable) => void };

const Commands = ({ heading, commands, run }: CommandsProps) =>
  commands.length > 0 && (
    <Command.Group heading={heading}>
      {commands.map((command) => (
        <Command.Item key={command.name} value={`${heading} ${command.name}`} onSelect={() => run(command)}>
          <Icon name={command.icon} />
          <span className="cut">{command.name}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
