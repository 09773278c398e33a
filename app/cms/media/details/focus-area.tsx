import type { PointerEvent } from "react";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureItem } from "#domain/media/picture.ts";

export type Focus = PictureItem["focus"];

type AreaProps = { picture: PictureItem; focus: Focus; onChange: (focus: Focus) => void };

/** The picture with its focal point, which goes where it is pointed at. The sliders below do the same by keyboard. */
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
