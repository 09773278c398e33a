export type Point = readonly [x: number, y: number];

export type Style = {
  fill?: string;
  stroke?: string;
  /** Stroke width; 2 unless told. */
  w?: number;
  opacity?: number;
  dash?: string;
  cap?: "round" | "butt" | "square";
  join?: "round" | "miter";
  /** Id of a clip path. */
  clip?: string;
  transform?: string;
};

/** Points from a flat list: x, y, x, y. */
export function xy(list: readonly number[]): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < list.length; i += 2) out.push([list[i] ?? 0, list[i + 1] ?? 0]);
  return out;
}

/** A colour alone means "fill with it". */
export type Paint = string | Style;

export type Picture = { width: number; height: number; label: string; body: readonly string[] };

export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data with every number rounded: d`M${x} ${y}h${w}`. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  const shown = values.map((value) => (typeof value === "number" ? num(value) : value));
  return parts.map((part, i) => part + (shown[i] ?? "")).join("");
}

export function attributes(paint: Paint): string {
  const style: Style = typeof paint === "string" ? { fill: paint } : paint;
  const fill = style.fill ?? (style.stroke ? "none" : undefined);
  const pairs: [string, string | number | undefined][] = [
    ["fill", fill],
    ["stroke", style.stroke],
    ["stroke-width", style.stroke ? (style.w ?? 2) : style.w],
    ["stroke-linecap", style.cap ?? (style.stroke ? "round" : undefined)],
    ["stroke-linejoin", style.join ?? (style.stroke ? "round" : undefined)],
    ["stroke-dasharray", style.dash],
    ["opacity", style.opacity],
    ["clip-path", style.clip ? `url(#${style.clip})` : undefined],
    ["transform", style.transform],
  ];
  return pairs.map(([name, value]) => (value === undefined ? "" : ` ${name}="${value}"`)).join("");
}

export function path(data: string, paint: Paint): string {
  return `<path d="${data}"${attributes(paint)}/>`;
}

export function rect(x: number, y: number, w: number, h: number, paint: Paint, radius = 0): string {
  const round = radius ? ` rx="${num(radius)}"` : "";
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${round}${attributes(paint)}/>`;
}

/** Many rectangles of one colour as a single path (small files). */
export function rects(list: readonly (readonly [x: number, y: number, w: number, h: number])[], paint: Paint): string {
  if (list.length === 0) return "";
  return path(list.map(([x, y, w, h]) => d`M${x} ${y}h${w}v${h}h${-w}z`).join(""), paint);
}

export function circle(x: number, y: number, r: number, paint: Paint): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"${attributes(paint)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(paint)}/>`;
}

function points(list: readonly Point[]): string {
  return list.map(([x, y], i) => d`${i === 0 ? "M" : "L"}${x} ${y}`).join("");
}

export function poly(list: readonly Point[], paint: Paint): string {
  return path(`${points(list)}z`, paint);
}

export function line(list: readonly Point[], paint: Paint): string {
  return path(points(list), paint);
}

/** A smooth line through all points (Catmull-Rom). */
export function curve(list: readonly Point[], paint: Paint, closed = false): string {
  return path(curveData(list, closed), paint);
}

export function curveData(list: readonly Point[], closed = false): string {
  const at = (i: number): Point => {
    const index = closed ? (i + list.length) % list.length : Math.min(Math.max(i, 0), list.length - 1);
    return list[index] as Point;
  };
  const first = at(0);
  const count = closed ? list.length : list.length - 1;
  let data = d`M${first[0]} ${first[1]}`;
  for (let i = 0; i < count; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    data += d`C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} `;
    data += d`${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`;
  }
  return closed ? `${data}z` : data;
}

export function group(children: readonly string[], paint: Paint = {}): string {
  return `<g${attributes(paint)}>${children.join("")}</g>`;
}

/** Move, scale and turn a drawing: at(100, 40, [..]) or at(100, 40, [..], 0.8, -10). */
export function at(x: number, y: number, children: readonly string[], scale: number | Point = 1, turn = 0): string {
  const [sx, sy] = typeof scale === "number" ? [scale, scale] : scale;
  const turned = turn ? ` rotate(${num(turn)})` : "";
  const scaled = sx === 1 && sy === 1 ? "" : ` scale(${sx} ${sy})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${scaled}">${children.join("")}</g>`;
}

export function clip(id: string, shape: string): string {
  return `<clipPath id="${id}">${shape}</clipPath>`;
}

export function picture({ width, height, label, body }: Picture): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${label}">`;
  return `${open}\n${body.filter((part) => part !== "").join("\n")}\n</svg>\n`;
}
