import { blockDrawings } from "./block-drawings.ts";

/** What a block looks like, in small; it says nothing by itself. */
export const BlockDrawing = ({ type }: { type: string }) => {
  const { fill, ink, accent } = blockDrawings[type] ?? {};
  return (
    <svg className="drawing" viewBox="0 0 48 30" aria-hidden="true">
      {fill && <path className="drawing-fill" d={fill} />}
      {ink && <path className="drawing-ink" d={ink} />}
      {accent && <path className="drawing-accent" d={accent} />}
    </svg>
  );
};
