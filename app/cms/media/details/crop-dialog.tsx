import { lazy, Suspense, useEffect, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { PictureDetails } from "#domain/media/library/read-pictures.server.ts";
import { type Crop, canBeCropped, LEAST_CROP } from "#domain/media/picture.ts";
import { Button, waiting } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { NotDone } from "../../parts/requests/not-done.tsx";
import { showToast } from "../../shell/toasts.tsx";
import type { CropAnswer } from "./change.ts";

/** The frame comes with the first crop. */
const CropFrame = lazy(() => import("./crop-frame.tsx").then(({ CropFrame }) => ({ default: CropFrame })));

const SHAPES = [
  ["Free", undefined],
  ["Wide, 16:9", 16 / 9],
  ["4:3", 4 / 3],
  ["Square", 1],
  ["Tall, 4:5", 4 / 5],
  ["Band, 3:1", 3],
] as const;

/** The id of the title of the details, where the focus goes once nothing is left to crop. */
export const DETAILS_NAME = "details-name";

/** Below it, pages stretch the picture on dense screens. */
const SMALL = 800;

/** Nothing for what can't be cropped, once a dialog that is open on what was there before is closed. */
export const CropButton = ({ picture }: { picture: PictureDetails }) => {
  const [open, setOpen] = useState(false);
  const can = picture.deletedAt === null && canBeCropped(picture);
  const close = () => {
    setOpen(false);
    // The button that would have the focus again is gone.
    if (!can) requestAnimationFrame(() => document.getElementById(DETAILS_NAME)?.focus({ preventScroll: true }));
  };
  if (!can && !open) return null;
  return (
    <>
      {can && <Button name="Crop" icon="crop" onClick={() => setOpen(true)} />}
      <Dialog title={`Crop “${picture.name}”`} open={open} close={close} wide>
        <CropForm picture={picture} can={can} close={close} />
      </Dialog>
    </>
  );
};

type Props = { picture: PictureDetails; can: boolean; close: () => void };

const CropForm = ({ picture, can, close }: Props) => {
  const fetcher = useFetcher<CropAnswer>();
  const whole = picture.crop ?? picture;
  const all: Crop = { x: 0, y: 0, width: whole.width, height: whole.height };
  const [crop, setCrop] = useCropOf(whole.src, picture.crop?.part ?? all);
  const [shape, setShape] = useState(0);
  const [, aspect] = SHAPES[shape] ?? SHAPES[0];
  const { data, state } = fetcher;
  useEffect(() => {
    if (state !== "idle" || !data || data.error) return;
    showToast(data.whole ? "Visitors see the whole picture" : "Visitors see the crop. The whole picture is kept");
    close();
  }, [data, state, close]);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (data?.error) void revalidate();
  }, [data, revalidate]);
  if (!can) return <NotAnyMore deleted={picture.deletedAt !== null} close={close} />;
  const busy = state !== "idle";
  const tooSmall = Math.min(crop.width, crop.height) < LEAST_CROP;
  return (
    <fetcher.Form method="post" action={`/cms/media/${picture.id}/crop`} className="stack crop-form">
      <Shapes
        chosen={shape}
        choose={(index, ratio) => {
          setShape(index);
          if (ratio) setCrop(fitted(crop, ratio, all));
        }}
      />
      <Suspense fallback={<p className="mute">Loading…</p>}>
        <CropFrame src={whole.src} whole={all} crop={crop} aspect={aspect} onChange={setCrop} />
      </Suspense>
      <p className="small mute" role="status">
        {crop.width} × {crop.height} px
        {tooSmall
          ? `: at least ${LEAST_CROP} px on a side`
          : crop.width < SMALL && ": small for a wide place on a page"}
      </p>
      <p className="small mute">
        Drag the frame or its handles, or move them with the arrow keys; with Shift or Ctrl in larger steps. The whole
        picture stays: crop again, or show all of it, whenever you want.
      </p>
      {data?.error && (
        <p className="field-error" role="alert">
          {data.error}
        </p>
      )}
      <NotDone fetcher={fetcher} />
      <input type="hidden" name="of" value={whole.src} />
      {(["x", "y", "width", "height"] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={crop[name]} />
      ))}
      <div className="dialog-do">
        <button type="submit" className="btn btn-primary" disabled={tooSmall} {...waiting(busy)}>
          {busy ? "Cropping…" : "Crop, everywhere at once"}
        </button>
        {picture.crop && (
          <button type="submit" className="btn" name="whole" value="yes" {...waiting(busy)}>
            Show the whole picture
          </button>
        )}
        <Button name="Cancel" kind="quiet" onClick={close} />
      </div>
    </fetcher.Form>
  );
};

const NotAnyMore = ({ deleted, close }: { deleted: boolean; close: () => void }) => (
  <>
    <p role="alert">
      {deleted
        ? "This picture was deleted meanwhile."
        : "Somebody put another file in its place meanwhile, which can't be cropped."}
    </p>
    <div className="dialog-do">
      <Button name="Close" autoFocus onClick={close} />
    </div>
  </>
);

/** What is chosen of the file at `src`. On another file that took its place, what was chosen on the one before says nothing. */
const useCropOf = (src: string, first: Crop) => {
  const [crop, setCrop] = useState(first);
  const [chosenOn, setChosenOn] = useState(src);
  if (chosenOn !== src) {
    setChosenOn(src);
    setCrop(first);
  }
  return [crop, setCrop] as const;
};

type ShapesProps = { chosen: number; choose: (index: number, ratio: number | undefined) => void };

const Shapes = ({ chosen, choose }: ShapesProps) => (
  <fieldset className="seg crop-shapes">
    <legend className="visually-hidden">Shape</legend>
    {SHAPES.map(([name, ratio], index) => (
      <label key={name}>
        <input type="radio" name="shape" checked={index === chosen} onChange={() => choose(index, ratio)} />
        {name}
      </label>
    ))}
  </fieldset>
);

/** The largest part of this shape around the middle of what is chosen, as large as it is where it fits. */
const fitted = (crop: Crop, ratio: number, whole: Crop): Crop => {
  const wide = Math.min(Math.max(crop.width, crop.height * ratio), whole.width, whole.height * ratio);
  const [width, height] = [Math.round(wide), Math.min(whole.height, Math.round(wide / ratio))];
  const along = (from: number, old: number, size: number, end: number) =>
    Math.min(Math.max(0, Math.round(from + (old - size) / 2)), end - size);
  return {
    x: along(crop.x, crop.width, width, whole.width),
    y: along(crop.y, crop.height, height, whole.height),
    width,
    height,
  };
};
