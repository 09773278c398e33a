import { expect, test } from "vitest";
import { Fault } from "#platform/process/fault.ts";
import { openDeps } from "../../tests/deps.ts";
import { waitingApp, whenThere } from "./waiting.ts";

test("while the site waits for its database a form is told that nothing is saved, and everybody when to come back", async () => {
  const { fetch, answerKept } = waitingApp({ PUBLIC_URL: "https://www.example.com" });
  const ask = async (path: string) => fetch(new Request(`https://www.example.com${path}`));
  expect(answerKept({} as never, {} as never)).toBe(false);
  expect(await (await ask("/healthz")).json()).toEqual({ status: "ok" });
  expect(await (await ask("/readyz")).json()).toEqual({ status: "not ready" });
  for (const path of ["/readyz", "/api/contact", "/about"]) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([
      ...[path, 503, "5", "no-store"],
    ]);
  }
  expect(await (await ask("/api/contact")).json()).toMatchObject({ success: false, saved: false });
  const { headers } = await ask("/about");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("strict-transport-security")).toContain("max-age");
});

test("what waiting can't cure is thrown at once, and nobody is let in before", async () => {
  const doors: string[] = [];
  const wrong = () => Promise.reject(new Error("password authentication failed"));
  await expect(whenThere(wrong, {} as never, async () => doors.push("open"))).rejects.toThrow("password");
  expect(doors).toEqual([]);
});

test("a database that does not answer is asked again, and the door opens before it is waited for", async () => {
  const doors: string[] = [];
  const away = () => Promise.reject(Object.assign(new Error("no answer"), { code: "ECONNREFUSED" }));
  const opened: (() => Promise<unknown>)[] = [away, async () => "open"];
  const { log, logged } = await openDeps("SQLite");
  const work = () => (opened.shift() ?? away)();
  expect(await whenThere(work, log, async () => doors.push("waiting"))).toBe("open");
  expect([doors, logged.length]).toEqual([["waiting"], 1]);
});

test("while a step of the database waits for others the door stays shut: what is sent then goes to the release that runs", async () => {
  const doors: string[] = [];
  const keptOut = () => Promise.reject(new Fault("a step waits", { cause: { code: "55P03" } }));
  const opened: (() => Promise<unknown>)[] = [keptOut, keptOut, async () => "open"];
  const { log, logLines } = await openDeps("SQLite");
  const work = () => (opened.shift() ?? keptOut)();
  expect(await whenThere(work, log, async () => doors.push("waiting"))).toBe("open");
  expect(doors).toEqual([]);
  const told = "a step of the database waits for others: trying it again";
  expect(logLines()).toMatchObject([{ msg: told }, { msg: told }]);
});
