import { mkdirSync, writeFileSync } from "node:fs";
import { publicPaths, spanishPaths } from "../tests/public-paths.ts";
import { measureAblation } from "./ablation.ts";
import { measurePages } from "./pages/lighthouse.ts";
import { measurePublishing } from "./publishing.ts";
import { measureScaling } from "./scaling/scaling.ts";
import { measureScreens } from "./screens/screens.ts";
import { measureThroughput } from "./throughput.ts";
import { measureTyping } from "./typing/typing.ts";
import { measureVisits } from "./visits/visits.ts";
import { measureWide } from "./wide.ts";

// `npm run bench [part ...] [path ...]`: ratios and counts taken side by side in one run, as tables and in
// bench/results.json. Parts are server, screens, typing, wide and pages; paths are for pages. None: all of these.
// Asked for alone: ablation, what each trick of speed is worth, scaling, a simulation of many replicas, and visits.
const words = process.argv.slice(2);
const paths = words.filter((word) => word.startsWith("/"));
const parts = words.filter((word) => !word.startsWith("/"));
const wanted = (part: string) => (parts.length + paths.length === 0 ? true : parts.includes(part));
const pick = async <T>(part: string, measure: () => Promise<T>) => (wanted(part) ? await measure() : undefined);

const server = await pick("server", async () => {
  const { rows, goals } = await measureThroughput();
  return { rows, goals: [...goals, ...(await measurePublishing())] };
});
const ablation = parts.includes("ablation") ? await measureAblation() : undefined;
const scaling = parts.includes("scaling") ? await measureScaling() : undefined;
const visits = parts.includes("visits") ? await measureVisits() : undefined;
const screens = await pick("screens", measureScreens);
const typing = await pick("typing", measureTyping);
const wide = await pick("wide", measureWide);
const pages =
  wanted("pages") || paths.length > 0
    ? await measurePages(paths.length > 0 ? paths : [...publicPaths, ...spanishPaths])
    : undefined;
mkdirSync("bench", { recursive: true });
writeFileSync(
  "bench/results.json",
  `${JSON.stringify({ server, ablation, scaling, visits, screens, typing, wide, pages }, null, 2)}\n`,
);
// biome-ignore-start lint/suspicious/noConsole: the tables are what this command is for
if (server) console.table(server.rows);
if (ablation) console.table(ablation);
if (scaling) console.table(scaling);
if (visits) for (const rows of Object.values(visits.rows)) console.table(rows);
if (screens) for (const rows of Object.values(screens.rows)) console.table(rows.slice(0, 15));
if (typing) console.table(typing.rows);
if (wide) for (const rows of Object.values(wide.rows)) console.table(rows);
if (pages) console.table(Object.fromEntries(pages.rows.map(({ path, ...figures }) => [path, figures])));
console.table([server, visits, screens, typing, wide, pages].flatMap((part) => part?.goals ?? []));
// biome-ignore-end lint/suspicious/noConsole: the tables are what this command is for
