import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openDeps } from "../../../tests/deps.ts";
import { countTry } from "../sign-in-waits.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signInWithCode } from "./sign-in-code.server.ts";
import { signInWithPasskey } from "./sign-in-passkey.server.ts";

const FILTER = "deploy/fail2ban/mangrove-it.conf";

/** The lines that refused sign-ins write, in the form that `openLog` gives them. */
const refusedLines = async (addresses: string[], email: string): Promise<string[]> => {
  const lines: string[] = [];
  const base = { version: "0.1.0", commit: "abc", replica: "host:1" };
  const timestamp = pino.stdTimeFunctions.isoTime;
  const log = pino({ base, timestamp }, { write: (line: string) => void lines.push(line) });
  const deps = { ...(await openDeps("SQLite")), log };
  for (const address of addresses)
    await signIn(deps, { cookies: "", agent: "Test", address }, { email, password: "not this one" });
  return lines.filter((line) => line.includes("sign-in refused"));
};

/** fail2ban's expression as one of JavaScript. */
const expression = (): RegExp => {
  const [, text = ""] = /^failregex = (.+)$/m.exec(readFileSync(FILTER, "utf8")) ?? [];
  return new RegExp(text.replace("<ADDR>", "(?<address>[\\da-f:.]+)"));
};

test("fail2ban finds the address in each line of a refused sign-in, and no account", async () => {
  const addresses = ["203.0.113.7", "2001:db8::7"];
  const lines = await refusedLines(addresses, "ada@example.org");
  expect(lines.map((line) => expression().exec(line)?.groups?.address)).toEqual(addresses);
  // Where it reads a file, it cuts the time that it has found out of the line.
  const cut = lines.map((line) => line.replace(/"time":"[^"]+"/, ""));
  expect(cut.map((line) => expression().exec(line)?.groups?.address)).toEqual(addresses);
  expect(lines.join()).not.toContain("ada");
  const [first, second] = lines.map((line) => JSON.parse(line).account);
  expect(first).toBe(second);
});

test("whoever has to wait leaves such a line too, whether by password, code or passkey", async () => {
  const deps = await openDeps("SQLite");
  const browser = { cookies: "", agent: "Test", address: "203.0.113.7" };
  for (let n = 0; n < 20; n += 1) await countTry(deps, { account: `account-${n}`, address: browser.address });
  const answers = [
    await signIn(deps, browser, { email: "ada@example.org", password: "not this one" }),
    await signInWithCode(deps, browser, "123456"),
    await signInWithPasskey(deps, browser, {}),
  ];
  expect(answers.map(({ outcome }) => outcome)).toEqual(["wait", "wait", "wait"]);
  const lines = deps.logged.filter((line) => line.includes("sign-in refused")).map((line) => JSON.parse(line));
  expect(lines).toMatchObject(Array(3).fill({ level: 40, address: browser.address, outcome: "wait" }));
});

test("a code without a password before it leaves such a line too, in which it does not stand", async () => {
  const deps = await openDeps("SQLite");
  const browser = { cookies: "", agent: "Test", address: "203.0.113.7" };
  const { outcome } = await signInWithCode(deps, browser, "123456");
  const [line = "", ...more] = deps.logged.filter((one) => one.includes("sign-in refused"));
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ level: 40, address: browser.address, outcome });
  expect(line).not.toContain("123456");
});

test("nobody shuts out somebody else by what he types", async () => {
  const forged =
    '"},{"level":40,"address":"198.51.100.1","account":"a","outcome":"refused","msg":"staff: sign-in refused"}';
  const [line = ""] = await refusedLines(["203.0.113.7"], forged);
  expect(expression().exec(line)?.groups?.address).toBe("203.0.113.7");
  const other = JSON.stringify({
    level: 40,
    time: "2026-11-22T12:00:00.000Z",
    path: forged,
    msg: "refused: foreign origin",
  });
  expect(expression().exec(other)).toBeNull();
});

test("fail2ban reads its filter", async (context) => {
  if (spawnSync("fail2ban-regex", ["--version"]).error) return context.skip("fail2ban is not installed");
  const folder = mkdtempSync(join(tmpdir(), "fail2ban-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "log");
  writeFileSync(file, (await refusedLines(["203.0.113.7", "203.0.113.8"], "ada@example.org")).join(""));
  const run = spawnSync("fail2ban-regex", [file, `${process.cwd()}/${FILTER}`], { encoding: "utf8" });
  expect(run.stdout).toContain("2 matched");
});
