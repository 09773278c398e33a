import { CORAL, CORAL_SHADE, DEEP, INK, MANGROVE, PALE, PALE_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { screen } from "../kit/hardware.ts";
import { label } from "../kit/label.ts";
import { node } from "../kit/network.ts";
import { type Person, SKINS, sitting } from "../kit/people.ts";
import { quads } from "../kit/points.ts";
import { seeded } from "../kit/random.ts";
import { circle, clip, d, ellipse, group, type Point, path, picture, rect } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";

const [CX, DESK] = [600, 540];
const SKIN = SKINS[0];

/** Head and shoulders, seen from the front; the headset is the coral thing. */
function operator(): string {
  return [
    path("M505 250C470 330 470 420 512 470H690C730 420 730 330 694 250z", INK),
    path("M556 372h88v70c0 28-88 28-88 0z", SKINS[2]),
    path("M392 560C392 470 452 436 548 420C560 452 640 452 652 420C748 436 808 470 808 560z", CORAL),
    path("M548 420C560 476 640 476 652 420L668 424C660 500 540 500 532 424z", WHITE),
    path("M460 560c0-30 4-50 12-66M740 560c0-30-4-50-12-66", { stroke: CORAL_SHADE, w: 4 }),
    ellipse(600, 296, 84, 100, SKIN),
    path(
      "M508 300C500 200 540 168 604 168S702 204 692 300C680 262 664 240 640 222C600 262 540 258 520 262C514 276 510 288 508 300z",
      INK,
    ),
    circle(600, 160, 40, INK),
    path("M566 342C580 360 620 360 634 342", { stroke: SKINS[2], w: 5 }),
    path("M556 292q9-9 18 0M626 292q9-9 18 0", { stroke: SKINS[2], w: 5 }),
    headset(),
  ].join("");
}

function headset(): string {
  return [
    path("M506 300C496 110 704 110 694 300", { stroke: CORAL, w: 13 }),
    rect(486, 270, 34, 70, INK, 15),
    rect(680, 270, 34, 70, INK, 15),
    rect(492, 282, 12, 46, CORAL, 6),
    rect(696, 282, 12, 46, CORAL, 6),
    path("M503 338C506 378 540 392 574 380", { stroke: INK, w: 6 }),
    rect(568, 370, 30, 17, INK, 8),
    path("M697 338C706 400 726 430 720 470S690 520 690 560", { stroke: INK, w: 5 }),
  ].join("");
}

function bubbles(): string {
  const left = rect(176, 150, 196, 128, WHITE, 14) + path("M330 270l44 44l-4-60z", WHITE);
  const right = rect(828, 110, 196, 128, INK, 14) + path("M870 230l-48 44l8-60z", INK);
  return [
    left,
    label("?", 274, 250, { size: 104, weight: 800, anchor: "middle", colour: MANGROVE }),
    right,
    path("M890 176l26 28l52-58", { stroke: CORAL, w: 14 }),
  ].join("");
}

function desk(): string {
  const keys = [0, 1].map((r) => d`M${540 + r * 4} ${DESK - 14 + r * 9}h${120 - r * 8}`).join("");
  return [
    screen(CX - 300, DESK, 170, 112, DEEP),
    path("M222 448h60M222 466h96M222 484h40", { stroke: TIDE, w: 6 }),
    screen(CX + 300, DESK, 170, 112, PALE),
    path("M836 480l26-20l24 12l34-34l44 10", { stroke: MANGROVE, w: 5 }),
    rect(524, DESK - 22, 152, 22, INK, 5),
    path(keys, { stroke: TIDE, w: 3, dash: "8 4" }),
    rect(430, DESK - 44, 34, 44, SUN, 4),
    path("M464 530h10q12-2 12-14t-12-12h-10", { stroke: SUN, w: 6 }),
    rect(120, DESK, 960, 18, INK),
    rect(120, DESK + 18, 960, 6, CORAL),
  ].join("");
}

const DESKS = quads("150 716 0 1, 330 828 1 1, 520 738 2 1, 700 838 3 -1, 872 728 4 -1, 1054 822 5 -1");
const CREW: readonly Person[] = [
  { shirt: SUN, skin: SKINS[2] },
  { shirt: TIDE, skin: SKINS[1], hair: SKINS[2] },
  { shirt: PALE_SHADE, skin: SKINS[3] },
  { shirt: SUN, skin: SKINS[0] },
  { shirt: CORAL, skin: SKINS[3], hair: SKINS[2] },
  { shirt: PALE_SHADE, skin: SKINS[2] },
];

/** A desk of its own, on an island: (x, y) is the middle of the floor. */
function place(x: number, y: number, i: number, look: number): string {
  const m = look > 0 ? 1 : -1;
  const seat = y - 32;
  return [
    ellipse(x, y + 4, 92, 15, TIDE),
    ellipse(x, y, 82, 12, PALE),
    path(d`M${x - 44 * m} ${seat - 34}v36h${34 * m}m${-17 * m} 0v30`, { stroke: INK, w: 5 }),
    sitting(x - 30 * m, seat, 0.86, CREW[i] ?? {}, m),
    path(d`M${x + 2 * m} ${y - 46}h${62 * m}m${-10 * m} 0v44`, { stroke: INK, w: 7 }),
    path(d`M${x + 34 * m} ${y - 50}v-12`, { stroke: INK, w: 5 }),
    rect(x + 34 * m - 25, y - 100, 50, 38, INK, 4),
    rect(x + 34 * m - 20, y - 95, 40, 28, i === 2 ? SUN : WHITE),
  ].join("");
}

/** Every desk hangs on a root of the one above. */
function lines(): string {
  const hubs = [260, 420, 600, 780, 940];
  return DESKS.map(([x, y, i, look]) => {
    const m = look > 0 ? 1 : -1;
    const [ex, ey]: Point = [x + 34 * m, y - 100];
    const hub = hubs.reduce((best, q) => (Math.abs(q - ex) < Math.abs(best - ex) ? q : best));
    const data = (w: number): string =>
      d`M${hub + w} ${DESK + 24}C${hub + w} ${DESK + 70} ${ex + w} ${DESK + 30} ${ex + w} ${DESK + 96}V${ey}`;
    return (
      path(data(0), { stroke: i === 2 ? SUN : PALE, w: 6 }) +
      path(data(-14).replace(/V.*$/, d`V${ey - 20 - i * 3}`), { stroke: TIDE, w: 4 }) +
      node([ex - 14, ey - 20 - i * 3], "plain") +
      node([ex, ey - 2], i === 2 ? "lit" : "plain")
    );
  }).join("");
}

function extras(): string {
  const free = quads(
    "60 700 200 0, 430 660 420 1, 610 690 600 0, 790 650 780 1, 1150 690 980 0, 240 690 260 1, 960 672 940 0",
  );
  return free
    .map(
      ([x, y, hub, lit]) =>
        path(d`M${hub} ${DESK + 24}C${hub + (x - hub) * 0.4} ${DESK + 28} ${x} ${DESK + 30} ${x} ${DESK + 84}V${y}`, {
          stroke: lit ? PALE : TIDE,
          w: 4,
        }) + node([x, y], lit ? "lit" : "plain"),
    )
    .join("");
}

export function drawServiceHelpDesk(): string {
  return picture({
    width: 1200,
    height: 900,
    label: "A woman with a coral headset at a help desk; roots run from her desk down to six people at their screens",
    body: [
      clip("desk", rect(0, 0, 1200, DESK, {})),
      rect(0, 0, 1200, 900, PALE),
      circle(CX, 320, 262, SUN),
      circle(CX, 320, 300, { stroke: TIDE, dash: "2 12", w: 3 }),
      bubbles(),
      rect(0, DESK + 20, 1200, 340, DEEP),
      ripples(seeded(4), 1200, DESK + 24, 7),
      group([operator()], { clip: "desk" }),
      desk(),
      extras(),
      lines(),
      ...DESKS.map(([x, y, i, look]) => place(x, y, i, look)),
    ],
  });
}
