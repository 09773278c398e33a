import type { Point } from "../kit/svg.ts";

/** Degrees to the sheet: north is up, one scale in both directions. */
export function map(lat: number, lon: number): Point {
  return [640 + (lon + 80.15) * 423, 62 + (26.72 - lat) * 470];
}

export const SHORE: readonly Point[] = [
  map(27, -80.08),
  map(26.86, -80.045),
  map(26.71, -80.032),
  map(26.53, -80.047),
  map(26.37, -80.066),
  map(26.24, -80.082),
  map(26.12, -80.1),
  map(26.0, -80.113),
  map(25.86, -80.12),
  map(25.77, -80.13),
  map(25.73, -80.2),
  map(25.63, -80.29),
  map(25.5, -80.33),
  map(25.4, -80.3),
];

export const ISLANDS: readonly Point[] = [map(25.7, -80.155), map(25.66, -80.165)];

export const CITIES = [
  ["West Palm Beach", map(26.71, -80.065)],
  ["Fort Lauderdale", map(26.12, -80.15)],
  ["Miami", map(25.775, -80.2)],
] as const;

export const TOWNS = [
  ["Boynton Beach", map(26.53, -80.075), 1],
  ["Delray Beach", map(26.46, -80.08), 1],
  ["Boca Raton", map(26.37, -80.1), 1],
  ["Pompano Beach", map(26.24, -80.13), 1],
  ["Hollywood", map(26.015, -80.15), 1],
  ["Aventura", map(25.955, -80.145), 1],
  ["Wellington", map(26.655, -80.25), -1],
  ["Coral Springs", map(26.27, -80.26), -1],
  ["Davie", map(26.06, -80.27), -1],
] as const;

export const I95: readonly Point[] = [
  map(27, -80.13),
  map(26.71, -80.075),
  map(26.37, -80.115),
  map(26.12, -80.17),
  map(25.95, -80.17),
  map(25.84, -80.205),
  map(25.775, -80.2),
];

export const TURNPIKE: readonly Point[] = [
  map(27, -80.2),
  map(26.7, -80.165),
  map(26.37, -80.17),
  map(26.12, -80.225),
  map(25.97, -80.25),
  map(25.9, -80.37),
  map(25.72, -80.385),
  map(25.5, -80.41),
];

export const US27: readonly Point[] = [
  map(26.68, -80.69),
  map(26.4, -80.58),
  map(26.13, -80.44),
  map(25.95, -80.42),
  map(25.82, -80.27),
  map(25.775, -80.2),
];

export const TRAIL: readonly Point[] = [
  map(25.77, -80.21),
  map(25.762, -80.6),
  map(25.762, -80.82),
  map(25.86, -81.1),
  map(25.88, -81.7),
];

export const ALLEY: readonly Point[] = [
  map(26.12, -80.16),
  map(26.12, -80.32),
  map(26.15, -80.44),
  map(26.16, -80.9),
  map(26.16, -81.7),
];
