import {
  CORAL,
  DEEP,
  INK,
  INK_SOFT,
  MANGROVE,
  PALE,
  PALE_SHADE,
  PAPER,
  SAND,
  SUN,
  TIDE,
  WHITE,
} from "../kit/colours.ts";
import { type DeviceName, device } from "../kit/devices.ts";
import { SKINS, sitting } from "../kit/people.ts";
import { cloud } from "../kit/plants.ts";
import { seeded } from "../kit/random.ts";
import { circle, clip, d, group, type Point, path, picture, poly, rect } from "../kit/svg.ts";
import { waves } from "../kit/water.ts";

const [CX, CY] = [600, 440];
const [OUT, IN] = [334, 204];

function polar(hour: number, r: number): Point {
  const turn = (hour / 12) * Math.PI * 2;
  return [CX + Math.sin(turn) * r, CY - Math.cos(turn) * r];
}

function sky(): string {
  const random = seeded(12);
  const stars = Array.from({ length: 30 }, () =>
    circle(random.between(640, 1180), random.between(16, 640), random.pick([2, 2.5, 3]), PALE_SHADE),
  );
  return [
    rect(0, 0, 600, 900, PALE),
    rect(600, 0, 600, 900, INK),
    circle(150, 170, 96, SUN),
    cloud(40, 330, 150, WHITE),
    cloud(196, 118, 110, WHITE),
    ...stars,
    circle(1064, 170, 74, SUN),
    circle(1096, 148, 66, INK),
    rect(0, 772, 600, 128, TIDE),
    rect(600, 772, 600, 128, DEEP),
    waves(800, 1200, 4, PALE, 26),
  ].join("");
}

/** From the desk in the middle a root runs to every device around the clock. */
function spokes(): string {
  return HOURS.map((_, hour) => {
    const [a, b] = [polar(hour - 0.45, IN - 4), polar(hour, OUT)];
    const bend = polar(hour - 0.5, (IN + OUT) / 2 + 14);
    const day = hour > 6 || hour === 0;
    return path(d`M${a[0]} ${a[1]}Q${bend[0]} ${bend[1]} ${b[0]} ${b[1]}`, {
      stroke: hour === 2 ? CORAL : day ? MANGROVE : TIDE,
      w: hour % 2 ? 4 : 6,
    });
  }).join("");
}

const HOURS: readonly DeviceName[] = [
  "rack",
  "phone",
  "laptop",
  "router",
  "printer",
  "camera",
  "screen",
  "till",
  "tablet",
  "laptop",
  "phone",
  "screen",
];

function dial(): string {
  const half = (r: number, fill: string, side: 0 | 1): string =>
    path(d`M${CX} ${CY - r}A${r} ${r} 0 0 ${side} ${CX} ${CY + r}z`, fill);
  const ticks = Array.from({ length: 60 }, (_, i) => {
    const [a, b] = [polar(i / 5, 282), polar(i / 5, i % 5 ? 274 : 266)];
    return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  });
  return [
    half(OUT + 62, WHITE, 0),
    half(OUT + 62, DEEP, 1),
    half(290, PAPER, 0),
    half(290, INK_SOFT, 1),
    circle(CX, CY, OUT, { stroke: TIDE, dash: "2 10", w: 3 }),
    path(ticks.join(""), { stroke: TIDE, w: 3 }),
  ].join("");
}

function devices(): string {
  return HOURS.map((name, hour) => {
    const [x, y] = polar(hour, OUT);
    const day = hour > 6 || hour === 0;
    return (
      circle(x, y, 47, { fill: day ? PALE : MANGROVE, stroke: hour === 2 ? CORAL : TIDE, w: hour === 2 ? 6 : 3 }) +
      device(name, x, y, day ? INK : WHITE, day ? TIDE : SUN)
    );
  }).join("");
}

/** The hour hand points at the device that is being looked at. */
function hand(): string {
  const [tip, left, right] = [polar(2, OUT - 52), polar(1.78, IN + 2), polar(2.22, IN + 2)];
  return poly([tip, left, right], CORAL);
}

function room(): string {
  const floor = CY + 128;
  const desk = CY + 46;
  return group(
    [
      rect(CX - IN, CY - IN, IN, IN * 2, SAND),
      rect(CX, CY - IN, IN, IN * 2, MANGROVE),
      rect(CX - 128, CY - 150, 84, 96, SUN),
      path(d`M${CX - 86} ${CY - 150}v96m-42 -48h84`, { stroke: WHITE, w: 6 }),
      rect(CX + 44, CY - 150, 84, 96, INK),
      path(d`M${CX + 86} ${CY - 150}v96m-42 -48h84`, { stroke: TIDE, w: 6 }),
      circle(CX + 106, CY - 130, 9, SUN),
      rect(CX - IN, floor, IN, IN, TIDE),
      rect(CX, floor, IN, IN, INK),
      chair(CX - 104, 1),
      chair(CX + 104, -1),
      sitting(CX - 108, CY + 62, 1.5, { shirt: CORAL, skin: SKINS[0], hair: INK, trousers: INK }, 1),
      sitting(CX + 108, CY + 62, 1.5, { shirt: SUN, skin: SKINS[3], hair: SKINS[2], trousers: INK_SOFT }, -1),
      screens(desk),
      rect(CX - 78, desk, 156, 12, INK),
      rect(CX - 78, desk + 12, 156, 4, CORAL),
      trunk(desk + 16, floor),
    ],
    { clip: "room" },
  );
}

function chair(x: number, look: 1 | -1): string {
  const y = CY + 66;
  return path(d`M${x - 30 * look} ${y}v-66M${x - 30 * look} ${y + 8}h${58 * look}M${x} ${y + 8}V${CY + 128}m-26 0h52`, {
    stroke: look === 1 ? MANGROVE : PALE,
    w: 8,
  });
}

function screens(desk: number): string {
  const one = (x: number, fill: string, ink: string): string =>
    rect(x - 31, desk - 74, 62, 56, INK, 5) +
    rect(x - 26, desk - 69, 52, 46, fill) +
    path(d`M${x} ${desk - 18}v18m-14 0h28`, { stroke: INK, w: 6 }) +
    path(d`M${x - 20} ${desk - 44}h10l6 -12l9 22l6 -10h10`, { stroke: ink, w: 3 });
  return (
    one(CX - 36, WHITE, MANGROVE) +
    one(CX + 36, DEEP, SUN) +
    path(d`M${CX} ${desk}V${desk - 112}`, { stroke: INK, w: 5 }) +
    circle(CX, desk - 116, 11, CORAL)
  );
}

function trunk(top: number, floor: number): string {
  const roots = [-72, -44, -16, 16, 44, 72].map(
    (dx) => d`M${CX + dx * 0.2} ${top}C${CX + dx * 0.2} ${top + 40} ${CX + dx} ${floor - 40} ${CX + dx} ${floor + 90}`,
  );
  return path(roots.join(""), { stroke: PALE, w: 5 });
}

export function drawServiceManaged(): string {
  return picture({
    width: 1200,
    height: 900,
    label: "A clock, half day and half night: two people share one desk, roots run to twelve devices around it",
    body: [
      clip("room", circle(CX, CY, IN, {})),
      sky(),
      stem(),
      dial(),
      spokes(),
      hand(),
      devices(),
      room(),
      circle(CX, CY, IN, { stroke: INK, w: 8 }),
      circle(CX, CY, IN + 7, { stroke: CORAL, w: 4 }),
    ],
  });
}

/** What the clock stands on. */
function stem(): string {
  const roots = [-300, -210, -130, -60, 0, 60, 130, 210, 300].map((dx, i) => {
    const data = d`M${CX + dx * 0.3} 800C${CX + dx * 0.4} 836 ${CX + dx} 820 ${CX + dx} 910`;
    return path(data, { stroke: dx < 0 ? DEEP : PALE, w: i % 2 ? 4 : 6 });
  });
  return roots.join("");
}
