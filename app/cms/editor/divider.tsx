import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";

const KEY = "editor-fields";
const [LEAST, MOST, STEP] = [35, 70, 2];

/** What the style sheet gives the fields where nobody chose, in percent of the width: more leaves lines too long to read. */
const [USUAL, USUAL_WIDE] = [48, 42];

/** Between fields and preview: dragged, or moved by arrow keys; remembered on this device. A double click puts it back. */
export const Divider = () => {
  const own = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [usual, setUsual] = useState(USUAL);
  useLayoutEffect(() => {
    if (matchMedia("(width >= 1600px)").matches) setUsual(USUAL_WIDE);
    const chosen = Number(localStorage.getItem(KEY));
    if (chosen >= LEAST && chosen <= MOST) setShare(chosen);
  }, []);
  useLayoutEffect(() => {
    const { style } = own.current?.parentElement ?? document.body;
    if (share === null) style.removeProperty("--fields");
    else style.setProperty("--fields", String(share));
  }, [share]);
  const choose = (next: number | null) => {
    const within = next === null ? null : Math.round(Math.min(MOST, Math.max(LEAST, next)));
    setShare(within);
    if (within === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(within));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const now = share ?? usual;
    const next = { ArrowLeft: now - STEP, ArrowRight: now + STEP, Home: LEAST, End: MOST, Enter: null }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) => {
    const editor = currentTarget.parentElement?.getBoundingClientRect();
    if (editor && currentTarget.hasPointerCapture(pointerId)) choose(((clientX - editor.left) / editor.width) * 100);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that is moved is no <hr>
    <div
      ref={own}
      className="divider"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the fields"
      aria-valuenow={share ?? usual}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuetext={`${share ?? usual} percent`}
      title="Drag, or move with the arrow keys. A double click puts it back"
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => choose(null)}
    />
  );
};
