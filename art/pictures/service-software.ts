import { CORAL, CORAL_SHADE, DEEP, INK, MANGROVE, PALE, SAND, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { mesh, node } from "../kit/network.ts";
import { SKINS, standing } from "../kit/people.ts";
import { leaf } from "../kit/plants.ts";
import { seeded } from "../kit/random.ts";
import { rootBed, rootEnds } from "../kit/roots.ts";
import { at, circle, d, path, picture, rect } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";
import { calendar, code, dashboard, form, list, phone, places } from "../kit/windows.ts";

const [DECK, WATER] = [714, 760];
const POSTS = [200, 400, 600, 800, 1000] as const;

/** The piece that is being put in. */
function newPiece(): string {
  const body = [
    rect(-118, -62, 236, 124, CORAL, 8),
    path("M-118-36v-18q0-8 8-8h220q8 0 8 8v18z", CORAL_SHADE),
    circle(-102, -49, 4, WHITE),
    circle(-88, -49, 4, SUN),
    path("M-92-8h90M-92 14h60M-92 36h76", { stroke: WHITE, w: 8 }),
    circle(62, 14, 34, WHITE),
    path("M46 14l12 13l22-26", { stroke: INK, w: 7 }),
  ];
  const rope = "M648 96V300M648 300L548 356M648 300L752 340";
  return path(rope, { stroke: INK, w: 3 }) + circle(648, 300, 6, INK) + at(652, 408, body, 1, -5);
}

function trellis(): string {
  const random = seeded(17);
  const post = (x: number): string => d`M${x} ${DECK}C${x - 9} 600 ${x + 9} 480 ${x - 4} 380S${x + 8} 200 ${x} 84`;
  const laths = [100, 300, 500, 700].map(
    (y, i) => d`M150 ${y}C400 ${y + (i % 2 ? 6 : -6)} 800 ${y + (i % 2 ? -6 : 6)} 1050 ${y}`,
  );
  const leaves = POSTS.flatMap((x) =>
    [150, 250, 350, 450, 560, 650].map((y, i) => {
      const side = (i + x / 200) % 2 ? 1 : -1;
      return random.chance(0.62)
        ? leaf(
            x + side * 2,
            y + random.between(-20, 20),
            random.between(26, 38),
            side > 0 ? random.between(-60, -10) : random.between(190, 240),
            random.pick([MANGROVE, TIDE, DEEP]),
          )
        : "";
    }),
  );
  return (
    path(laths.join(""), { stroke: TIDE, w: 7 }) +
    path(POSTS.map(post).join(""), { stroke: MANGROVE, w: 10 }) +
    leaves.join("")
  );
}

function crane(): string {
  return [
    rect(140, 74, 960, 14, INK),
    path("M1086 88V600", { stroke: INK, w: 3 }),
    circle(648, 92, 16, SUN),
    circle(648, 92, 5, INK),
    circle(1086, 92, 14, SUN),
    circle(1086, 92, 5, INK),
    path("M648 80H1086", { stroke: SUN, w: 3 }),
    rect(414, 314, 372, 172, { stroke: CORAL, w: 4, dash: "12 10" }, 8),
  ].join("");
}

export function drawServiceSoftware(): string {
  const random = seeded(31);
  const ends = rootEnds(random, 170, 1040, 25, [802, 850, 824, 874, 812]);
  return picture({
    width: 1200,
    height: 900,
    label: "Program windows set into a trellis of roots; two people hoist the missing coral piece into the gap",
    body: [
      rect(0, 0, 1200, 900, SAND),
      circle(600, 400, 350, PALE),
      rect(0, WATER, 1200, 140, DEEP),
      ripples(random, 1200, WATER, 4),
      trellis(),
      code(),
      dashboard(),
      list(),
      places(),
      form(),
      calendar(),
      phone(),
      crane(),
      standing(456, 497, 1.15, { shirt: SUN, skin: SKINS[2] }, 118),
      newPiece(),
      standing(1064, DECK, 1.25, { shirt: TIDE, skin: SKINS[1], hair: SKINS[2] }, 150),
      rect(120, DECK, 1000, 16, INK),
      rect(120, DECK + 16, 1000, 5, CORAL),
      rootBed({ hubs: [...POSTS], ends, y: DECK + 21, water: WATER, width: 1200, height: 900, widths: [3, 4, 5] }),
      mesh(ends),
      ...ends.map((p, i) => node(p, i % 9 === 4 ? "hub" : i % 4 === 1 ? "lit" : "plain")),
    ],
  });
}
