import { CORAL, DEEP, INK, INK_SOFT, MANGROVE, PALE, PALE_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { node } from "../kit/network.ts";
import { type Random, seeded } from "../kit/random.ts";
import { circle, clip, d, group, type Point, path, picture, poly, rect, xy } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";

const [CX, CY, WATER] = [600, 548, 600];
const RINGS = [404, 322, 240, 158] as const;

function layers(): string {
  const fills = [INK_SOFT, DEEP, MANGROVE, TIDE];
  const dry = RINGS.map((r, i) => circle(CX, CY, r, fills[i] as string));
  const wet = RINGS.map((r, i) => circle(CX, CY, r, { stroke: TIDE, opacity: 0.9, ...(i === 0 && { dash: "3 9" }) }));
  return group(dry, { clip: "dry" }) + group(wet, { clip: "wet" });
}

function stars(random: Random): string {
  return Array.from({ length: 34 }, () =>
    circle(random.between(20, 1180), random.between(20, 420), random.pick([1.5, 2, 2.5]), PALE_SHADE),
  ).join("");
}

function beam(): string {
  const lamp: Point = [CX, 262];
  return [
    poly([lamp, [-40, 96], [-40, 310]], { fill: SUN, opacity: 0.2 }),
    poly([lamp, [1240, 96], [1240, 310]], { fill: SUN, opacity: 0.2 }),
    poly([lamp, [-40, 160], [-40, 250]], { fill: SUN, opacity: 0.3 }),
    poly([lamp, [1240, 160], [1240, 250]], { fill: SUN, opacity: 0.3 }),
  ].join("");
}

function tower(): string {
  const half = (y: number): number => 27 + ((y - 300) / 260) * 21;
  const band = (from: number, to: number, fill: string): string =>
    poly(xy([CX - half(from), from, CX + half(from), from, CX + half(to), to, CX - half(to), to]), fill);
  const shade = poly(xy([CX + 10, 300, CX + 27, 300, CX + 48, 560, CX + 16, 560]), { fill: INK, opacity: 0.14 });
  return [
    band(300, 560, WHITE),
    band(340, 392, CORAL),
    band(444, 496, CORAL),
    shade,
    path("M593 412a7 7 0 0 1 14 0v18h-14zM593 318a7 7 0 0 1 14 0v12h-14z", INK),
    path("M584 560v-32a16 16 0 0 1 32 0v32z", INK),
  ].join("");
}

function lantern(): string {
  return [
    rect(558, 290, 84, 12, INK),
    rect(574, 236, 52, 54, SUN),
    circle(CX, 263, 15, WHITE),
    path("M587 236v54M613 236v54", { stroke: INK, w: 3 }),
    path("M562 290v-16h76v16", { stroke: INK, w: 3 }),
    path("M566 238C570 214 586 202 600 200C614 202 630 214 634 238z", INK),
    path("M600 200v-26", { stroke: INK, w: 4 }),
    circle(CX, 172, 5, CORAL),
  ].join("");
}

function rock(): string {
  return [
    path("M470 604L496 572L530 566L552 552H650L676 566L706 570L734 604z", INK),
    path("M496 572l34 10l22-30M650 552l14 24l42-6", { stroke: INK_SOFT }),
    poly(xy([678, 568, 678, 536, 712, 536, 712, 570]), PALE),
    poly(xy([672, 538, 695, 518, 718, 538]), CORAL),
    rect(690, 548, 10, 12, SUN),
  ].join("");
}

/** On which ring, and where on it (degrees from straight down; right is positive). */
const HOLD: readonly [ring: number, turn: number][] = [
  [0, -72],
  [1, -60],
  [2, -62],
  [0, -50],
  [2, -30],
  [1, -36],
  [0, -26],
  [1, -14],
  [2, 2],
  [0, -2],
  [1, 16],
  [0, 24],
  [2, 34],
  [1, 40],
  [0, 48],
  [2, 64],
  [1, 62],
  [0, 72],
];

function grip(): { ends: Point[]; roots: string } {
  const ends = HOLD.map(([ring, turn]): Point => {
    const rad = (turn * Math.PI) / 180;
    const r = RINGS[ring] as number;
    return [Math.round(CX + Math.sin(rad) * r), Math.round(CY + Math.cos(rad) * r)];
  });
  const roots = ends.map(([x, y], i) => {
    const from = CX + (x - CX) * 0.24;
    const data = [
      d`M${from} 598`,
      d`C${from + (x - CX) * 0.12} ${598 + (y - 598) * 0.45} ${x - (x - CX) * 0.12} ${598 + (y - 598) * 0.4} ${x} ${y}`,
    ].join("");
    return path(data, { stroke: i % 3 === 1 ? TIDE : PALE, w: HOLD[i]?.[0] === 0 ? 5 : 4 });
  });
  return { ends, roots: roots.join("") };
}

function holding(): string {
  const { ends, roots } = grip();
  const dots = ends.map((p, i) =>
    node(p, i === 9 || i === 3 || i === 14 ? "hub" : HOLD[i]?.[0] === 1 ? "lit" : "plain"),
  );
  return [roots, ...dots].join("");
}

/** What comes from outside breaks on a ring. */
function waves(): string {
  const hits: readonly [number, number, number, number][] = [
    [64, 445, 202, 478],
    [117, 293, 243, 358],
    [287, 108, 374, 213],
    [913, 108, 826, 213],
    [1078, 285, 953, 352],
    [1134, 436, 997, 471],
  ];
  return hits
    .map(([ax, ay, bx, by]) => {
      const cross = d`M${bx - 8} ${by - 8}l16 16m0 -16l-16 16`;
      return (
        path(d`M${ax} ${ay}L${bx} ${by}`, { stroke: PALE_SHADE, dash: "10 8", opacity: 0.8 }) +
        circle(bx, by, 16, INK) +
        path(cross, { stroke: CORAL, w: 4 })
      );
    })
    .join("");
}

export function drawHeroSecurity(): string {
  const random = seeded(41);
  return picture({
    width: 1200,
    height: 1000,
    label: "A lighthouse at night in rings of defense, its rock held by roots that reach every ring under water",
    body: [
      clip("dry", rect(0, 0, 1200, WATER, {})),
      clip("wet", rect(0, WATER, 1200, 400, {})),
      rect(0, 0, 1200, 1000, INK),
      stars(random),
      layers(),
      beam(),
      waves(),
      rect(0, WATER, 1200, 400, DEEP),
      ripples(random, 1200, WATER, 8),
      group([layers()], { clip: "wet" }),
      path("M0 600h1200", { stroke: TIDE }),
      holding(),
      rock(),
      tower(),
      lantern(),
      path("M476 616h60M560 620h130M700 614h40", { stroke: SUN, w: 4, opacity: 0.7 }),
    ],
  });
}
