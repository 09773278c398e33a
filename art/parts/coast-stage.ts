import { CORAL, DEEP, INK, INK_SOFT } from "../kit/colours.ts";
import { mesh, node } from "../kit/network.ts";
import { fish } from "../kit/plants.ts";
import { type Random } from "../kit/random.ts";
import { rootBed, rootEnds } from "../kit/roots.ts";
import { d, type Point, path, rect } from "../kit/svg.ts";
import { ripples, waves } from "../kit/water.ts";

export const [WIDTH, HEIGHT, WATER, DECK] = [1200, 900, 600, 536];

export type Stage = { left: number; right: number; hubs: readonly number[]; count: number };

/** The boards on which a front view stands, above the water. */
export function deck({ left, right }: Stage): string {
  const planks = Array.from({ length: Math.floor((right - left) / 62) }, (_, i) => d`M${left + 40 + i * 62} ${DECK + 3}v10`);
  return [
    rect(left, DECK, right - left, 16, INK),
    path(planks.join(""), { stroke: INK_SOFT }),
    rect(left, DECK + 16, right - left, 5, CORAL),
  ].join("");
}

/** Water with the roots of a deck in it: where they end, nodes are joined. */
export function below(random: Random, { left, right, hubs, count }: Stage): string {
  const depths = [86, 214, 140, 252, 110, 190].map((depth) => WATER + depth);
  const ends = rootEnds(random, left + 20, right - 20, count, depths);
  const bed = { hubs, ends, y: DECK + 21, water: WATER, width: WIDTH, height: HEIGHT, widths: [3, 4, 4, 6] };
  return [
    rect(0, WATER, WIDTH, HEIGHT - WATER, DEEP),
    ripples(random, WIDTH, WATER, 7),
    rootBed(bed),
    mesh(ends),
    ends.map((point: Point, i) => node(point, i === Math.floor(count / 2) ? "hub" : i % 5 === 1 ? "lit" : "plain")).join(""),
    fish(70, 760, 0.8),
    fish(1132, 730, 0.7, undefined, -1),
    waves(868, WIDTH, 2),
  ].join("");
}
