import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../databases.ts";
import { eventually } from "../eventually.ts";
import { seededPostgresUrl } from "../seeded.ts";
import { startS3Server } from "../servers/s3-server.ts";
import { startBalancer } from "./balancer.ts";
import { numbersOf, report } from "./numbers.ts";
import { seededFolder, startProcess } from "./process.ts";

const { builds, seconds, pause } = numbersOf({
  short: { builds: 1, seconds: 2, pause: 100 },
  long: { builds: 5, seconds: 20, pause: 0 },
});
const SECRET = "a secret that all replicas share, 1";
const PAGES = ["/", "/about", "/contact", "/blog"];
const TYPES: Record<string, RegExp> = { js: /javascript/, woff2: /woff2/, svg: /svg/, png: /png/, ico: /icon/ };

type Count = { asked: number; wrong: string[] };

/** One question on a connection of its own, so that a balancer chooses anew for each. */
const ask = async (url: string, count: Count): Promise<string> => {
  count.asked += 1;
  try {
    const [answer] = (await once(get(url, { agent: false }), "response")) as [IncomingMessage];
    let text = "";
    for await (const chunk of answer.setEncoding("latin1")) text += chunk;
    const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? "";
    const type = TYPES[extension] ?? /html/;
    if (answer.statusCode !== 200 || !type.test(answer.headers["content-type"] ?? "") || text === "")
      count.wrong.push(`${answer.statusCode} ${answer.headers["content-type"]} ${url}`);
    return text;
  } catch (error) {
    count.wrong.push(`${error} ${url}`);
    return "";
  }
};

const builtFilesIn = (html: string) =>
  [...html.matchAll(/\/(?:assets|fonts|icons)\/[\w./-]+\.\w+/g)].map(([path]) => path);

/**
 * Reads pages and every built file that they name, at least once and until it is stopped; the answer has them all.
 * Between two pages it rests for `pause` ms: it would take a core from the build beside it.
 */
const readOn = (url: string, count: Count) => {
  const named = new Set<string>();
  let stopped = false;
  const reading = (async () => {
    do
      for (const page of PAGES) {
        for (const path of builtFilesIn(await ask(url + page, count))) named.add(path);
        await Promise.all([...named].map((path) => ask(url + path, count)));
        if (!stopped) await wait(pause);
      }
    while (!stopped);
  })();
  return async () => {
    stopped = true;
    await reading;
    return [...named];
  };
};

/** The sources of the product once more, so that they can be changed and built. */
const copyOfTheProduct = async () => {
  const root = mkdtempSync(join(tmpdir(), "upgrade-"));
  const sources = ["app", "domain", "platform", "public", "scripts", "server", "package.json", "package-lock.json"];
  for (const name of [...sources, ".nvmrc", "react-router.config.ts", "vite.config.ts", "tsconfig.json"])
    cpSync(name, `${root}/${name}`, { recursive: true });
  for (const name of ["content", "node_modules"]) symlinkSync(resolve(name), `${root}/${name}`);
  const current = readlinkSync("build/current");
  // Processes of other tests write into "compiled" meanwhile, and rename what they have written.
  for (const name of [current, "compiled"].filter((one) => existsSync(`build/${one}`)))
    await eventually(() => cpSync(`build/${name}`, `${root}/build/${name}`, { recursive: true }));
  symlinkSync(current, `${root}/build/current`);
  return root;
};

/** Another version: its loader is another file. */
const buildNext = async (root: string, version: number) => {
  appendFileSync(`${root}/app/site/loader/loader.ts`, `\ndocument.documentElement.dataset.version = "${version}";\n`);
  const child = spawn("npm", ["run", "--silent", "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  expect(await once(child, "exit")).toEqual([0, null]);
};

/** Lets the next process that starts begin with this build. */
const choose = (root: string, build: string) => {
  symlinkSync(build, `${root}/build/.chosen`);
  renameSync(`${root}/build/.chosen`, `${root}/build/current`);
};

const start = async (settings: Record<string, string>, root: string) => {
  const own = { AUTH_SECRET: SECRET, PUBLIC_URL: "http://127.0.0.1", LOG_LEVEL: "error" };
  const site = await startProcess({ ...own, ...settings }, root);
  await site.ready();
  return site;
};

const newest = (root: string) => readlinkSync(`${root}/build/current`);

let root: string;
let versions: string[];

beforeAll(async () => {
  root = await copyOfTheProduct();
  versions = [newest(root)];
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test("builds under a running site: no wrong answer", async () => {
  const site = await start({ DATA_DIR: seededFolder() }, root);
  const count: Count = { asked: 0, wrong: [] };
  const stop = readOn(site.url, count);
  for (let version = 1; version <= builds; version += 1) await buildNext(root, version);
  await stop();
  versions.push(newest(root));
  report("builds under a running site", { builds, answers: count.asked, wrong: count.wrong.length });
  expect(count.wrong).toEqual([]);
}, 600_000);

const storesOf = async (kind: DatabaseKind) => {
  if (kind === "SQLite") return { DATA_DIR: seededFolder() };
  const s3 = await startS3Server();
  onTestFinished(s3.close);
  return { ...s3.settings, DATABASE_URL: await seededPostgresUrl() };
};

test.each(databaseKinds)(
  "two versions side by side behind a balancer, then the new one alone, on %s: no wrong answer",
  async (kind) => {
    const [first = "", last = ""] = versions;
    const stores = await storesOf(kind);
    const startOf = (version: string) => {
      choose(root, version);
      return start({ DATA_DIR: seededFolder(), ...stores }, root);
    };
    const old = await startOf(first);
    const unused: Count = { asked: 0, wrong: [] };
    const oldFiles = await readOn(old.url, unused)();
    const next = await startOf(last);
    const balancer = await startBalancer([old, next].map(({ url }) => Number(new URL(url).port)));
    const together: Count = { asked: 0, wrong: [] };
    const stop = readOn(balancer, together);
    await wait(seconds * 1000);
    const files = await stop();
    old.child.kill("SIGTERM");
    await old.exit;
    const alone: Count = { asked: 0, wrong: [] };
    for (const path of oldFiles) await ask(next.url + path, alone);
    const wrong = [...unused.wrong, ...together.wrong, ...alone.wrong];
    const counts = { "answers of both": together.asked, "old files asked of the new": alone.asked };
    report(`two versions on ${kind}`, { ...counts, wrong: wrong.length });
    expect(files.length).toBeGreaterThan(oldFiles.length); // files of both versions were named
    expect(wrong).toEqual([]);
  },
  300_000,
);
