import { type PointerEvent, useId, useLayoutEffect } from "react";
import { useFetcher } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureItem } from "#domain/media/picture.ts";
import { waiting } from "../../../parts/button.tsx";

const CROPS = [
  ["Wide", 16 / 9],
  ["Square", 1],
  ["Tall", 4 / 5],
  ["Band", 3],
] as const;
const CROP_HEIGHT = 84;

type Props = {
  picture: PictureItem;
  focus: Focus;
  onChange: (focus: Focus) => void;
  onUnsaved: (unsaved: boolean) => void;
};

export const FocusForm = ({ picture, focus, onChange, onUnsaved }: Props) => {
  const fetcher = useFetcher<{ saved: boolean }>();
  const dirty = focus.x !== picture.focus.x || focus.y !== picture.focus.y;
  const busy = fetcher.state !== "idle";
  const unsaved = dirty && !busy;
  useLayoutEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  return (
    <fetcher.Form method="post" action={`/cms/media/${picture.id}/focus`} className="details-form">
      <fieldset className="focus-sliders">
        <legend className="details-h">Focal point</legend>
        <p className="field-help">
          What stays in sight when the picture is cropped. Point at it above, or move it here.
        </p>
        <Slider label="From left" name="x" value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
        <Slider label="From top" name="y" value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
      </fieldset>
      <Crops picture={picture} focus={focus} />
      <div className="form-do">
        <button type="submit" className="btn" {...waiting(!dirty || busy)}>
          {busy ? "Saving…" : "Save focal point"}
        </button>
        <span className="mute small" role="status">
          {statusText(dirty, busy, fetcher.data)}
        </span>
      </div>
    </fetcher.Form>
  );
};

export const statusText = (dirty: boolean, busy: boolean, answer: { saved: boolean } | undefined): string => {
  if (busy) return "";
  if (answer && !answer.saved) return "Could not be saved. Try again";
  return dirty ? "Not saved yet" : answer ? "Saved" : "";
};

type SliderProps = { label: string; name: string; value: number; onChange: (value: number) => void };

const Slider = ({ label, name, value, onChange }: SliderProps) => {
  const id = useId();
  return (
    <div className="slider">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className="num small mute">{value}%</span>
    </div>
  );
};

const Crops = ({ picture, focus }: { picture: PictureItem; focus: Focus }) => (
  <ul className="crops" aria-label="As it is cropped">
    {CROPS.map(([name, ratio]) => (
      <li key={name}>
        <span className="framed" style={{ width: CROP_HEIGHT * ratio, height: CROP_HEIGHT }}>
          <Picture picture={{ ...picture, alt: "", focus }} sizes="180px" />
        </span>
        <span className="small mute">{name}</span>
      </li>
    ))}
  </ul>
);

export type Focus = PictureItem["focus"];

type AreaProps = { picture: PictureItem; focus: Focus; onChange: (focus: Focus) => void };

/** Moves the focal point by pointer; the sliders do the same by keyboard. */
export const FocusArea = ({ picture, focus, onChange }: AreaProps) => {
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({ x: percent(event.clientX - box.left, box.width), y: percent(event.clientY - box.top, box.height) });
  };
  return (
    <div className="focus-frame">
      <div
        className="focus-area"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
      >
        <Picture picture={picture} sizes="400px" className="focus-picture" priority />
        <span className="focus-point" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
    </div>
  );
};

const percent = (at: number, of: number) => Math.min(100, Math.max(0, Math.round((at / of) * 100)));
