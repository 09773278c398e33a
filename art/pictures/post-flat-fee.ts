import { CORAL, DEEP, INK, INK_SOFT, MANGROVE, PALE, SAND, SAND_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { label, say } from "../kit/label.ts";
import { mesh, node } from "../kit/network.ts";
import { SKINS, standing } from "../kit/people.ts";
import { leaf } from "../kit/plants.ts";
import { points, quads } from "../kit/points.ts";
import { circle, d, line, type Point, path, picture, poly, rect } from "../kit/svg.ts";

const FLAT = 500;
/** The first letters of the months. */
const MONTHS = "JFMAMJJASOND";
const at = (month: number): number => 160 + month * 80;

/** The page of a ledger: columns for the months, a red margin, holes. */
function ledger(): string {
  const rows = Array.from({ length: 13 }, (_, i) => d`M60 ${110 + i * 50}H1140`).join("");
  const columns = [...MONTHS].map((_, i) => d`M${at(i) + 40} 60V790`).join("");
  const names = [...say(MONTHS)].map((m, i) =>
    label(m, at(i), 96, { size: 28, weight: 700, anchor: "middle", colour: MANGROVE }),
  );
  return [
    rect(72, 34, 1080, 820, SAND_SHADE, 10),
    rect(60, 22, 1080, 820, WHITE, 10),
    path(rows, { stroke: PALE, w: 2 }),
    path(columns, { stroke: PALE, w: 2 }),
    path("M60 110H1140", { stroke: MANGROVE, w: 4 }),
    path("M116 22V842", { stroke: CORAL, w: 3 }),
    ...[180, 330, 480, 630].map((y) => circle(88, y, 11, SAND)),
    ...names,
  ].join("");
}

const JAGS: readonly Point[] = points(
  "60 566, 160 596, 240 548, 320 600, 400 556, 480 612, 560 196, 640 566, 720 604, 800 262, 880 584, 960 176, 1040 610, 1140 440",
);

/** What the hour costs: never the same twice. */
function jagged(): string {
  const peaks = points("560 196, 800 262, 960 176");
  const alarms = peaks.map(
    ([x, y]) => circle(x, y, 24, CORAL) + path(d`M${x} ${y - 12}v14m0 9v1`, { stroke: INK, w: 6 }),
  );
  return [
    poly([...JAGS, [1140, 842], [60, 842]], { fill: CORAL, opacity: 0.2 }),
    line(JAGS, { stroke: CORAL, w: 8 }),
    ...JAGS.slice(1, 13).map(([x, y]) => circle(x, y, 7, { fill: WHITE, stroke: CORAL, w: 4 })),
    ...alarms,
  ].join("");
}

/** What the month costs: a deck, the same for the whole year. */
function deck(): string {
  const nails = [...MONTHS].map((_, i) => circle(at(i), FLAT + 12, 4, SUN)).join("");
  return [rect(40, FLAT, 1120, 24, MANGROVE), rect(40, FLAT, 1120, 6, TIDE), nails, sign()].join("");
}

function sign(): string {
  return (
    path(d`M1060 ${FLAT}v-82`, { stroke: INK, w: 9 }) +
    path(d`M984 ${FLAT - 132}h128l32 29l-32 29h-128z`, SUN) +
    path(d`M1008 ${FLAT - 112}h78M1008 ${FLAT - 94}h78`, { stroke: INK, w: 7 })
  );
}

/** The water below the deck, and the stilts of the twelve months. */
function stilts(): string {
  const ends = [...MONTHS].flatMap((_, i): Point[] => [
    [at(i) - 16, 790 + ((i * 31) % 60)],
    [at(i) + 18, 760 + ((i * 47) % 90)],
  ]);
  const roots = ends.map(([x, y], k) => {
    const from = at(Math.floor(k / 2));
    return path(d`M${from} ${FLAT + 24}V${660 + (k % 3) * 8}C${from} 710 ${x} 700 ${x} ${y}`, {
      stroke: k % 4 === 1 ? TIDE : PALE,
      w: k % 2 ? 4 : 6,
    });
  });
  const legs = [...MONTHS].map((_, i) => path(d`M${at(i)} ${FLAT + 24}V690`, { stroke: MANGROVE, w: 9, cap: "butt" }));
  return (
    roots.join("") +
    legs.join("") +
    mesh(ends) +
    ends.map((p, i) => node(p, i === 11 ? "hub" : i % 5 === 1 ? "lit" : "plain")).join("")
  );
}

function sea(): string {
  const swell = Array.from({ length: 8 }, () => "q38-18 76 0t76 0").join("");
  return (
    path(`M-10 690${swell}V910H-10z`, DEEP) +
    path(`M-30 716${swell}`, { stroke: TIDE, opacity: 0.6 }) +
    path(`M10 738${swell}`, { stroke: TIDE, opacity: 0.4 })
  );
}

/** The meter that does not run any more. */
function meter(): string {
  const marks = Array.from({ length: 11 }, (_, i) => {
    const rad = Math.PI + (i / 10) * Math.PI;
    const [c, s] = [Math.cos(rad), Math.sin(rad)];
    return d`M${330 + c * 92} ${302 + s * 92}L${330 + c * 76} ${302 + s * 76}`;
  }).join("");
  return [
    rect(196, 168, 268, 250, INK, 24),
    rect(208, 180, 244, 226, INK_SOFT, 16),
    circle(330, 302, 106, WHITE),
    path("M224 302a106 106 0 0 0 212 0z", PALE),
    path(marks, { stroke: INK, w: 5 }),
    path("M330 302V216", { stroke: CORAL, w: 9 }),
    circle(330, 302, 16, INK),
    circle(330, 302, 6, CORAL),
    rect(264, 334, 132, 42, INK, 6),
    path("M280 355h100", { stroke: SUN, w: 8, dash: "16 12", cap: "butt" }),
    path("M296 418v82M364 418v82", { stroke: INK, w: 16, cap: "butt" }),
    leaf(296, 450, 44, 200, TIDE),
    leaf(364, 470, 44, -24, TIDE),
    path("M330 500C250 480 240 440 296 430S410 440 420 400S470 330 440 270", { stroke: MANGROVE, w: 7 }),
    leaf(440, 272, 46, -70, MANGROVE),
  ].join("");
}

function people(): string {
  const coin = quads("754 486 0 0, 754 474 0 0, 754 462 0 0, 754 450 0 0")
    .map(([x, y]) => rect(x - 30, y - 1, 60, 13, SUN, 6) + path(d`M${x - 18} ${y + 5}h36`, { stroke: SAND, w: 2 }))
    .join("");
  return (
    standing(668, FLAT, 1.7, { shirt: TIDE, skin: SKINS[2], hair: INK }, 62) +
    coin +
    standing(870, FLAT, 1.7, { shirt: MANGROVE, skin: SKINS[3], hair: SKINS[2] }, 20)
  );
}

export function drawPostFlatFee(): string {
  return picture({
    width: 1200,
    height: 900,
    label:
      "On a ledger page of twelve months a jagged coral line runs behind a flat deck where two people stand by a still meter",
    body: [rect(0, 0, 1200, 900, SAND), ledger(), jagged(), sea(), stilts(), deck(), meter(), people()],
  });
}
