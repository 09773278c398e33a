import { readFileSync, writeFileSync } from "node:fs";
import { iconNames } from "#app/cms/parts/icon/icon-names.ts";

const LUCIDE = "node_modules/@iconify-json/lucide/icons.json";
const FILE = "app/cms/parts/icon/icon-drawings.ts";

const HEAD = `import type { iconNames } from "./icon-names.ts";

/** Drawings of Lucide (ISC) on a grid of 24, as lines of one path. Written by \`npm run format\`. */
export const drawings: Record<keyof typeof iconNames, string> = `;

/** The path of each icon in the table. Throws where Lucide has no icon of that name, or draws what is not known here. */
export const iconDrawings = (): Record<string, string> => {
  const { icons } = JSON.parse(readFileSync(LUCIDE, "utf8")) as { icons: Record<string, { body: string }> };
  return Object.fromEntries(
    Object.entries(iconNames).map(([word, name]) => {
      const body = icons[name]?.body;
      if (!body) throw new Error(`Lucide has no icon "${name}"`);
      return [word, [...body.matchAll(/<(\w+) ([^>]*)\/>/g)].map(([, tag, rest]) => pathOf(name, tag, rest)).join("")];
    }),
  );
};

const pathOf = (icon: string, tag = "", rest = ""): string => {
  const drawn = Object.fromEntries([...rest.matchAll(/(\S+)="([^"]*)"/g)].map(([, name = "", value]) => [name, value]));
  const number = (name: string) => Number(drawn[name] ?? 0);
  // The first point of a path is counted from its corner, which it no longer is behind another path.
  if (tag === "path" && drawn.d && (drawn.fill ?? "none") === "none") return drawn.d.replace(/^m/, "M0 0m");
  if (tag === "circle") {
    const r = number("r");
    return `M${number("cx") - r} ${number("cy")}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  if (tag === "rect" && number("rx") === (drawn.ry ? number("ry") : number("rx"))) {
    const [r, w, h] = [number("rx"), number("width") - 2 * number("rx"), number("height") - 2 * number("rx")];
    const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
    const sides = `h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}`;
    return `M${number("x") + r} ${number("y")}${sides}z`;
  }
  throw new Error(`The icon "${icon}" has a <${tag} ${rest}>, which scripts/icons.ts doesn't know`);
};

if (import.meta.main) writeFileSync(FILE, `${HEAD}${JSON.stringify(iconDrawings(), null, 2)};\n`);
