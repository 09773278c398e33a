import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const analyze = (unit: string) =>
  spawnSync("systemd-analyze", ["security", "--offline=true", "--no-pager", unit], { encoding: "utf8" });

const isThere = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!isThere).each([
  ["deploy/mangrove-it.service", 3],
  ["deploy/mangrove-it-backup.service", 3],
  ["deploy/mangrove-it-backup-failed.service", 3],
])("systemd exposes %s to less than %i of 10", (unit, most) => {
  const { stdout } = analyze(unit);
  expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1] ?? "10")).toBeLessThan(most);
});

test("a command by hand has the user, the folders and the settings of the units, and each that the documents name is there", () => {
  const byHand = readFileSync("deploy/mangrove-it", "utf8");
  const unit = readFileSync("deploy/mangrove-it-backup.service", "utf8");
  const lines = [...unit.matchAll(/^(?:(User|EnvironmentFile|UMask)=.+|Environment=(.+))$/gm)];
  const settings = lines.flatMap(([line, name, pairs = ""]) =>
    name ? [`-p ${line}`] : pairs.split(" ").map((pair) => `-E ${pair}`),
  );
  expect(settings).toHaveLength(6);
  for (const setting of settings) expect(byHand).toContain(`${setting} `);
  expect(byHand).toContain(`:-${/^WorkingDirectory=(.+)$/m.exec(unit)?.[1]}}`);
  const commands = globSync("scripts/*.ts")
    .filter((file) => readFileSync(file, "utf8").includes('from "./command.ts"'))
    .map((file) => basename(file, ".ts"))
    .sort();
  expect(/^ {2}(.+)\) shift ;;$/m.exec(byHand)?.[1]?.split(" | ")).toEqual(commands);
  const docs = globSync("docs/*.md").map((file) => readFileSync(file, "utf8"));
  const named = docs.flatMap((doc) => [...doc.matchAll(/(?<=^ *|`|\d )mangrove-it ([a-z]+(?:-[a-z]+)*)/gm)]);
  expect(named.length).toBeGreaterThan(0);
  for (const [, name] of named) expect(commands).toContain(name);
});

test("what a unit starts on failure is there", () => {
  const named = globSync("deploy/*.service").flatMap((unit) =>
    [...readFileSync(unit, "utf8").matchAll(/^OnFailure=(.+)$/gm)].map(([, name = ""]) => name),
  );
  expect(named).toEqual(["mangrove-it-backup-failed.service"]);
  expect(globSync("deploy/*.service")).toContain(`deploy/${named[0]}`);
});

test("images are named by a version, and the container's user by a number", () => {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const compose = readFileSync("compose.yaml", "utf8");
  const images = [...compose.matchAll(/image: (\S+)/g), ...dockerfile.matchAll(/^ARG NODE=(\S+)/gm)];
  const names = images.map(([, name = ""]) => name).filter((name) => !name.startsWith("mangrove-it:"));
  expect(names).toHaveLength(3);
  for (const name of names) expect(name).toMatch(/:\d+\.\d+(\.\d+)?-/);
  expect(dockerfile).toMatch(/^USER \d+:\d+$/m);
  expect(dockerfile).toContain(`node:${readFileSync(".nvmrc", "utf8").trim()}-`);
  expect(dockerfile, "fetches a front end of BuildKit that nobody pinned").not.toContain("syntax=");
});

test("every setting that stands in .env reaches the site in containers, and a signal its process", () => {
  const [, site = ""] = /^x-site: &site\n((?: {2}.*\n)+)/m.exec(readFileSync("compose.yaml", "utf8")) ?? [];
  expect(site).toContain("env_file: [{ path: .env, required: false }]");
  expect(site).toContain("init: true");
  const said = Object.fromEntries(
    [...site.matchAll(/^ {4}([A-Z_]+): (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  const [, image = ""] = /^ENV (.+)$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  expect(said, "what is the image's own is not for .env to change").toMatchObject(
    Object.fromEntries(image.split(" ").map((pair) => pair.split("="))),
  );
});

test("the backup of a new site in containers waits for the replica that makes its tables", () => {
  const [, backup = ""] = /^ {2}backup:\n((?: {4}.*\n)+)/m.exec(readFileSync("compose.yaml", "utf8")) ?? [];
  expect(backup).toContain("node scripts/backup.ts");
  expect(backup).toMatch(/depends_on:\n {6}site-1: \{ condition: service_healthy \}/);
});

test("what containers log is bounded: by default Docker keeps all of it, a line for each request", () => {
  const compose = readFileSync("compose.yaml", "utf8");
  expect(compose).toMatch(
    /^x-logging: &logging\n(?: {2}#.*\n)*( {2}driver: local\n) {2}options: \{ max-size: \d+m, max-file: "\d+" \}$/m,
  );
  const ofSite = /^x-site: &site\n(?: {2}.*\n)+/m.exec(compose)?.[0];
  const others = [...compose.matchAll(/^ {2}[\w-]+:\n(?: {4}.*\n)+/gm)].map(([block]) => block);
  const own = others.filter((block) => block.includes("image:"));
  expect(own).toHaveLength(2);
  for (const block of [ofSite, ...own]) expect(block).toContain("logging: *logging");
  expect(readFileSync("docs/deploy.md", "utf8")).toContain("docker run -d --init --log-driver local ");
});

test("no line of the site is dropped by the journal, however many are asked for: among them are refusals and faults", () => {
  const unit = readFileSync("deploy/mangrove-it.service", "utf8");
  expect(unit).toMatch(/^LogRateLimitIntervalSec=0$/m);
});

test.each(["deploy/nginx.conf", "deploy/nginx-balancer.conf"])(
  "%s writes down nobody's address, and no key that stands in one: by default nginx keeps both for two weeks",
  (file) => {
    const [, ...servers] = readFileSync(file, "utf8").split(/^server \{$/m);
    expect(servers.length).toBeGreaterThan(0);
    for (const server of servers) expect(server).toMatch(/^ {2}access_log off;/m);
  },
);
