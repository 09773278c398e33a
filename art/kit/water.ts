import { TIDE } from "./colours.ts";
import type { Random } from "./random.ts";
import { d, path } from "./svg.ts";

/** Short level strokes, thick near the surface and fewer with depth. */
export function ripples(random: Random, width: number, top: number, rows = 9, colour: string = TIDE): string {
  const out: string[] = [];
  for (let row = 0; row < rows; row++) {
    const y = top + 18 + row * row * 5;
    let data = "";
    for (let i = 0; i < 5 - Math.floor(row / 3); i++) {
      data += d`M${random.between(-40, width - 80)} ${y}h${random.between(50, 190) * (1 - row * 0.04)}`;
    }
    out.push(path(data, { stroke: colour, opacity: Math.round((0.55 - row * 0.045) * 100) / 100 }));
  }
  return out.join("");
}

/** Long waves: sea bed, contour lines, a swell. */
export function waves(y: number, width: number, count = 4, colour: string = TIDE, gap = 18, rise = 10): string {
  const out: string[] = [];
  for (let k = 0; k < count; k++) {
    let data = d`M-10 ${y + k * gap}`;
    for (let i = 0; i * 150 < width + 20; i++) data += d`q75 ${(i % 2 ? -1 : 1) * (rise - k * 2)} 150 0`;
    out.push(path(data, { stroke: colour, opacity: Math.round((0.5 - k * 0.1) * 10) / 10 }));
  }
  return out.join("");
}

/** Two small wavelets, as on a sea chart. */
export function wavelet(x: number, y: number, size = 60, colour: string = TIDE): string {
  const s = size / 4;
  const one = (dx: number, dy: number): string =>
    d`M${x + dx} ${y + dy}q${s / 2} ${-s / 2} ${s} 0t${s} 0t${s} 0t${s} 0`;
  return path(one(0, 0) + one(s * 1.3, s * 0.9), { stroke: colour });
}
