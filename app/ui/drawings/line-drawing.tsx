/** On a 48 by 48 grid: two paths, the second in the second color. */
export type LinePaths = readonly [first: string, second: string];

export const LineDrawing = ({ paths: [first, second], className }: { paths: LinePaths; className?: string }) => (
  <svg viewBox="0 0 48 48" className={className ? `icon ${className}` : "icon"} aria-hidden="true">
    <path d={first} />
    <path d={second} className="icon-second" />
  </svg>
);
