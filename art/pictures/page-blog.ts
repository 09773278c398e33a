import {
  CORAL,
  DEEP,
  INK,
  MANGROVE,
  PALE,
  PALE_SHADE,
  PAPER,
  SAND,
  SUN,
  TIDE,
  TIDE_SHADE,
  WHITE,
} from "../kit/colours.ts";
import { mesh, node } from "../kit/network.ts";
import { palm } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { tendrilData } from "../kit/roots.ts";
import { at, circle, d, type Point, path, picture, rect, rects, xy } from "../kit/svg.ts";
import { ripples, waves } from "../kit/water.ts";

const WATER = 640;

/** The two pages rise from the middle and fall to the sides. */
function book(): string {
  const page = (look: 1 | -1): string =>
    at(
      600,
      0,
      [
        path("M0 420C60 352 220 330 430 372V636C220 596 60 616 0 664z", WHITE),
        path("M0 420C14 402 30 390 50 382C30 470 30 560 44 627C28 636 12 648 0 664z", PALE),
        path("M430 372l22 8V650C230 612 70 634 0 690V664C60 616 220 596 430 636z", SAND),
        path("M452 380l20 8V666C240 628 70 652 0 708V690C70 634 230 612 452 650z", PALE_SHADE),
      ],
      [look, 1],
    );
  const cover = [
    "M112 396H88V690C330 650 520 660 586 716H614C680 660 870 650 1112 690",
    "V396H1088V640C860 604 680 624 600 684C520 624 340 604 112 640z",
  ].join("");
  return path(cover, MANGROVE) + page(-1) + page(1) + path("M600 420V700", { stroke: PALE_SHADE, w: 3 });
}

/** Lines of text which follow the page; the last ones turn into roots. */
function leftPage(): string {
  const lines = [466, 440, 400].map((end, i) => {
    const y = 520 + i * 24;
    return d`M206 ${y - 6}C300 ${y - 22} 400 ${y - 26} ${end} ${y - 18 - i * 2.5}`;
  });
  return [
    path("M206 432C270 420 330 414 390 416", { stroke: INK, w: 15 }),
    path("M206 466C250 458 290 454 330 454", { stroke: INK, w: 15 }),
    path(lines.join(""), { stroke: TIDE, w: 5 }),
    path("M348 449C366 448 372 448 384 449", { stroke: CORAL, w: 15 }),
  ].join("");
}

/** What is written about grows out of the page: a small coast town. */
function growing(random: Random): string {
  const tower = (x: number, y: number, w: number, h: number, fill: string, dark: string): string => {
    const cells = Array.from(
      { length: Math.floor((h - 16) / 20) * 2 },
      (_, i) => [x + 10 + (i % 2) * ((w - 14) / 2), y - h + 12 + Math.floor(i / 2) * 20, (w - 28) / 2, 11] as const,
    );
    return (
      rect(x, y - h, w, h, fill) +
      rects(cells, dark) +
      rects(
        cells.filter(() => random.chance(0.25)),
        SUN,
      )
    );
  };
  return [
    tower(770, 560, 58, 190, TIDE, TIDE_SHADE),
    tower(840, 560, 66, 250, MANGROVE, DEEP),
    path("M873 310v-46", { stroke: MANGROVE, w: 4 }),
    circle(873, 260, 6, CORAL),
    tower(918, 562, 60, 140, PALE, PALE_SHADE),
    rect(910, 414, 76, 8, CORAL),
    palm(748, 566, 120, 1.2, -12),
    palm(1000, 570, 104, 1.15, 12),
    path("M716 572C800 548 940 550 1024 576C960 592 800 592 716 572z", MANGROVE),
  ].join("");
}

/** The egret reads. */
function egret(): string {
  return at(352, 402, [
    path("M-6 0V-96M26 0V-92M-6 0l-16 4M-6 0l14 4M26 0l-14 4M26 0l16 4M-6-50l4 8M26-48l4 8", { stroke: INK, w: 4 }),
    path("M-92-108C-60-172 0-186 40-164C70-150 66-108 30-92C-10-78-56-84-92-108z", WHITE),
    path("M-92-108C-50-116-14-120 20-148C24-112-10-84-44-86C-64-88-80-98-92-108z", PALE),
    path("M40-150C74-168 82-196 62-222C44-246 50-276 84-280", { stroke: WHITE, w: 17 }),
    circle(90, -280, 17, WHITE),
    path("M102-288L172-262L100-270z", CORAL),
    circle(94, -284, 3.5, INK),
    path("M80-292C60-300 46-296 36-286", { stroke: WHITE, w: 5 }),
  ]);
}

function below(random: Random): string {
  const ends: Point[] = xy([
    196, 770, 284, 832, 366, 760, 440, 846, 520, 776, 600, 850, 684, 772, 762, 840, 838, 762, 920, 836, 1006, 768,
  ]);
  const starts = ends.map(([x]) => 600 + (x - 600) * 0.94);
  const roots = ends.map((end, i) =>
    path(tendrilData([starts[i] as number, 664], end), { stroke: i % 3 === 1 ? TIDE : PALE, w: i === 5 ? 8 : 4 }),
  );
  return [
    rect(0, WATER, 1200, 260, DEEP),
    ripples(random, 1200, WATER, 7),
    ...roots,
    mesh(ends),
    ...ends.map((p, i) => node(p, i === 5 ? "hub" : i % 3 === 0 ? "lit" : "plain")),
    waves(872, 1200, 2),
  ].join("");
}

function sky(): string {
  const notes: readonly (readonly [Point, number])[] = [
    [[574, 200], 42],
    [[650, 120], 32],
    [[706, 226], 26],
  ];
  const leaves = notes.map(
    ([[x, y], r]) =>
      rect(x - r, y - r * 0.66, r * 2, r * 1.32, PAPER, 4) +
      path(d`M${x - r * 0.6} ${y - r * 0.2}h${r * 1.1}M${x - r * 0.6} ${y + r * 0.2}h${r * 0.7}`, {
        stroke: TIDE,
        w: 3,
      }),
  );
  return [
    rect(0, 0, 1200, 900, PALE),
    circle(600, 380, 300, SUN),
    path(
      [
        "M600 420C590 340 640 300 640 250C640 226 630 212 612 206",
        "M640 260C650 220 690 230 704 228M638 252C650 190 640 160 648 136",
      ].join(""),
      { stroke: MANGROVE, w: 5 },
    ),
    ...leaves,
  ].join("");
}

export function drawPageBlog(): string {
  const random = seeded(12);
  return picture({
    width: 1200,
    height: 900,
    label: "An open book stands in the water on roots; an egret reads one page, a town grows from the other",
    body: [sky(), below(random), book(), leftPage(), growing(random), egret()],
  });
}
