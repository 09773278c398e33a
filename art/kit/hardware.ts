import { CORAL, INK, INK_SOFT, SUN, TIDE } from "./colours.ts";
import { circle, d, path, rect, rects } from "./svg.ts";

/** A rack seen from the front; (x, y) is its upper left corner. */
export function rack(x: number, y: number, w: number, h: number, units = 5, body: string = INK): string {
  const step = (h - 8) / units;
  const rows = Array.from({ length: units }, (_, i) => [x + 5, y + 5 + i * step, w - 10, step - 3] as const);
  const lamp = (i: number): string => (i % 4 === 1 ? SUN : i % 5 === 3 ? CORAL : TIDE);
  const lamps = rows.map(([rx, ry, rw, rh], i) => circle(rx + rw - 6, ry + rh / 2, 2.5, lamp(i))).join("");
  const slots = rows.map(([rx, ry, , rh]) => d`M${rx + 5} ${ry + rh / 2}h${(w - 10) * 0.45}`).join("");
  return rect(x, y, w, h, body, 4) + rects(rows, INK_SOFT) + path(slots, { stroke: TIDE }) + lamps;
}

/** A laptop seen from the side; (x, y) is the hinge, the lid leans back. */
export function laptop(x: number, y: number, look: 1 | -1 = 1, lid: string = INK): string {
  return path(d`M${x} ${y}h${-32 * look}M${x} ${y}l${12 * look} -26`, { stroke: lid, w: 5 });
}

/** A screen on a foot, standing on (x, ground) with its middle. */
export function screen(x: number, ground: number, w: number, h: number, inside: string, frame: string = INK): string {
  const top = ground - h - 16;
  const foot = d`M${x} ${ground - 16}v16m${-w * 0.18} 0h${w * 0.36}`;
  return (
    path(foot, { stroke: frame, w: 5 }) +
    rect(x - w / 2, top, w, h, frame, 5) +
    rect(x - w / 2 + 6, top + 6, w - 12, h - 12, inside, 2)
  );
}
