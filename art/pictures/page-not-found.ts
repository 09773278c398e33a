import { CORAL, DEEP, INK, INK_SOFT, MANGROVE, PALE, PALE_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { mesh, node } from "../kit/network.ts";
import { fish } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { rootData } from "../kit/roots.ts";
import { circle, clip, d, group, type Point, path, picture, poly, rect, xy } from "../kit/svg.ts";
import { ripples, waves } from "../kit/water.ts";

const WATER = 540;

function night(random: Random): string {
  const stars = Array.from({ length: 40 }, () =>
    circle(random.between(20, 1180), random.between(20, 420), random.pick([1.5, 2, 3]), PALE_SHADE),
  );
  return [
    rect(0, 0, 1200, 900, INK),
    circle(700, 300, 250, INK_SOFT),
    circle(700, 300, 176, "#24434a"),
    ...stars,
    circle(700, 300, 112, SUN),
    circle(744, 268, 98, "#24434a"),
  ].join("");
}

/** The pier that is left behind, with the end of its rope. */
function pier(): string {
  const posts = [34, 130, 226]
    .map((x) => rect(x - 9, 398, 18, 230, INK_SOFT) + rect(x - 11, 388, 22, 12, PALE_SHADE))
    .join("");
  return [
    posts,
    rect(-10, 446, 270, 16, MANGROVE),
    rect(-10, 462, 270, 5, CORAL),
    path("M22 449v10M82 449v10M142 449v10M202 449v10", { stroke: DEEP, w: 3 }),
    path("M215 420h22M215 430h22", { stroke: SUN, w: 7 }),
    path("M236 430C268 440 270 500 282 524C288 536 296 528 304 520", { stroke: SUN, w: 6 }),
    path("M302 522l14-10M303 520l16 2M302 521l8 12", { stroke: SUN, w: 3 }),
  ].join("");
}

function boat(): string {
  const rope =
    path("M474 508C430 516 424 560 396 572C372 582 360 566 344 576", { stroke: SUN, w: 6 }) +
    path("M346 575l-16-4M346 575l-14 8M346 575l-6 14", { stroke: SUN, w: 3 });
  return [
    path("M716 470V196", { stroke: PALE, w: 7 }),
    poly(xy([728, 214, 884, 446, 728, 446]), WHITE),
    poly(xy([704, 236, 704, 446, 586, 446]), CORAL),
    path("M716 196l46 12l-46 16z", SUN),
    path("M578 458H896", { stroke: PALE, w: 7 }),
    path("M728 330h78M728 388h116", { stroke: PALE_SHADE }),
    path("M470 484C560 496 800 500 950 470C940 540 880 584 820 590H580C520 584 480 540 470 484z", MANGROVE),
    path("M470 484C560 496 800 500 950 470", { stroke: PALE, w: 7 }),
    path("M486 524C600 538 800 540 934 512", { stroke: CORAL, w: 5 }),
    rope,
    circle(476, 507, 6, SUN),
  ].join("");
}

/** The root that held the boat, in two pieces. */
function severed(): string {
  const far = "M548 712C600 734 640 752 668 800M548 712C596 716 700 716 760 760M548 712C620 700 780 690 850 724";
  return [
    path("M226 548C262 560 304 612 372 648C404 664 420 670 440 674", { stroke: PALE, w: 8 }),
    path(far, { stroke: PALE, w: 5 }),
    path("M496 694C520 704 536 708 552 713", { stroke: PALE, w: 8 }),
    path("M436 662l10 24M492 682l10 24", { stroke: CORAL, w: 5 }),
    path("M454 680L486 690", { stroke: CORAL, w: 3, dash: "2 8" }),
  ].join("");
}

/** Roots that hold the pier, cut where they should reach the boat. */
function roots(): string {
  const held: Point[] = xy([30, 700, 74, 790, 128, 730, 176, 820, 236, 760, 286, 700]);
  const draw = held.map((end, i) =>
    path(rootData([i < 3 ? 34 : 226, 540], end, 20), { stroke: i % 3 === 1 ? TIDE : PALE, w: i % 2 ? 5 : 4 }),
  );
  const ends: Point[] = xy([668, 800, 760, 760, 850, 724]);
  return [
    ...draw,
    mesh(held),
    severed(),
    mesh([...ends, [940, 800], [1030, 740]], { stroke: TIDE }),
    ...held.map((p, i) => node(p, i % 3 === 1 ? "lit" : "plain")),
    ...[...ends, [940, 800] as const, [1030, 740] as const].map((p, i) =>
      node(p, i < 3 ? "plain" : "small", DEEP, TIDE),
    ),
  ].join("");
}

function swell(): string {
  const top = Array.from({ length: 7 }, (_, i) => d`T${300 + i * 150} ${WATER + 16}`).join("");
  return d`M0 ${WATER + 16}Q75 ${WATER + 2} 150 ${WATER + 16}${top}V900H0z`;
}

function glitter(): string {
  return path("M620 612h180M584 634h120M730 634h110M650 656h110M676 678h60", { stroke: SUN, w: 5, opacity: 0.7 });
}

export function drawPageNotFound(): string {
  const random = seeded(404);
  return picture({
    width: 1200,
    height: 900,
    label: "A sailing boat drifts off at night, its rope torn, and the root that held it is cut",
    body: [
      night(random),
      clip("lost-air", rect(0, 0, 1200, WATER + 16, {})),
      group([pier()], { clip: "lost-air" }),
      boat(),
      path(swell(), DEEP),
      ripples(random, 1200, WATER + 24, 8),
      glitter(),
      roots(),
      fish(1000, 640, 0.9, TIDE, -1),
      fish(1050, 664, 0.6, TIDE, -1),
      waves(856, 1200, 3),
    ],
  });
}
