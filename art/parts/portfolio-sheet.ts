import { DEEP, MANGROVE, PALE, PALE_SHADE, SAND_SHADE, SUN, TIDE } from "../kit/colours.ts";
import { floorGrid, onTop, space, tile } from "../kit/iso.ts";
import { node } from "../kit/network.ts";
import { runnerData, tendrilData } from "../kit/roots.ts";
import { d, ellipse, path } from "../kit/svg.ts";

export const s = space(557, 246);

const [WIDE, DEEPLY] = [620, 520];

export function table(): string {
  const boards = Array.from({ length: 9 }, (_, i) => d`M-40 ${60 + i * 190}l1280 -739`).join("");
  return path(boards, { stroke: SAND_SHADE, w: 3 });
}

/** The sheet: a blueprint, rolled up at its far edge. */
export function sheet(): string {
  const [ax, ay] = s.to(0, 0);
  const [bx, by] = s.to(0, DEEPLY);
  const roll = d`M${ax} ${ay}L${bx} ${by}a12 24 30 0 1 -10 -42L${ax - 8} ${ay - 40}a12 24 30 0 1 8 40z`;
  return [
    tile(s, { x: 14, y: 14, z: -22, w: WIDE, d: DEEPLY }, SAND_SHADE),
    tile(s, { x: 0, y: 0, w: WIDE, d: DEEPLY }, DEEP),
    floorGrid(s, { x: 20, y: 20, w: 580, d: 480, step: 40 }, { stroke: TIDE, opacity: 0.35 }),
    tile(s, { x: 20, y: 20, w: 580, d: 480 }, { stroke: PALE }),
    path(roll, PALE_SHADE),
    ellipse(bx - 6, by - 21, 11, 22, { fill: PALE, stroke: MANGROVE }),
  ].join("");
}

/** Ground plans: dashed where nothing stands yet. */
export function plans(): string {
  const plan = (x: number, y: number, w: number, deep: number, dash?: string): string =>
    tile(s, { x, y, w, d: deep }, { stroke: PALE, ...(dash && { dash }) });
  return [
    plan(50, 50, 150, 150),
    plan(280, 70, 130, 110),
    plan(70, 300, 130, 150),
    plan(300, 270, 130, 130),
    plan(470, 70, 100, 150, "8 8"),
    onTop(
      s,
      [470, 330, 0],
      [
        path("M0 0h110v130H0zM0 60h60v70M60 0v30M60 60h20", { stroke: PALE }),
        path("M80 60a30 30 0 0 1 30 30", { stroke: PALE, dash: "4 6" }),
      ],
    ),
    onTop(s, [470, 70, 0], [path("M10 20h60M10 40h80M10 60h44", { stroke: PALE, dash: "6 8" })]),
  ].join("");
}

/** The roots of the plan: what ties one piece of work to the next. */
/** Roots from one building to the next: where they leave, where they arrive. */
const TIES = [
  [180, 200, 300, 300],
  [200, 180, 316, 284],
  [340, 180, 352, 270],
  [378, 180, 398, 270],
  [200, 340, 300, 318],
  [200, 372, 300, 344],
  [200, 404, 312, 400],
  [400, 400, 500, 330],
  [420, 396, 512, 340],
  [352, 400, 300, 480],
  [376, 400, 396, 480],
  [396, 150, 470, 120],
  [396, 130, 470, 92],
  [150, 200, 130, 300],
  [120, 200, 96, 300],
] as const;

export function ties(): string {
  const lines = TIES.map(([ax, ay, bx, by], i) => {
    const level = Math.abs(bx - ax) > Math.abs(by - ay);
    const data = level ? runnerData([ax, ay], [bx, by]) : tendrilData([ax, ay], [bx, by]);
    return path(data, { stroke: i % 3 === 1 ? TIDE : SUN, w: i % 2 ? 3 : 5 });
  });
  const ends = TIES.map(([, , bx, by], i) =>
    node(s.to(bx, by), [9, 8].includes(i) ? "hub" : i % 3 === 1 ? "plain" : "lit"),
  );
  return onTop(s, [0, 0, 0], lines) + ends.join("");
}
