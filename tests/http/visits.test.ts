import { describe, expect, onTestFinished, test, vi } from "vitest";
import { databaseKinds, freshPostgresUrl } from "../databases.ts";
import { freePort } from "../free-port.ts";
import { ORIGIN, openApp } from "./app.ts";

const BROWSER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** The built product on a port of its own, behind one proxy that says who asks. */
const open = async (settings: Record<string, string> = {}) => {
  const app = await openApp({ TRUST_PROXY: "1", ...settings });
  const port = await freePort();
  const { close } = await app.listen(port);
  let isOpen = true;
  const stop = async () => {
    if (!isOpen) return;
    isOpen = false;
    await close();
    await app[Symbol.asyncDispose]();
  };
  onTestFinished(stop);
  const post = async (body: string, headers: Record<string, string> = {}) => {
    const all = { "user-agent": BROWSER, "x-forwarded-for": "203.0.113.7", connection: "close", ...headers };
    return (await fetch(`http://127.0.0.1:${port}/api/visit`, { method: "POST", body, headers: all })).status;
  };
  const tell = (event: string, path: string, more: string[] = [], headers: Record<string, string> = {}) =>
    post(JSON.stringify([event, path, ...more]), headers);
  const counts = async () => {
    const rows = await app.platform.database
      .selectFrom("visit_count")
      .selectAll()
      .orderBy("kind")
      .orderBy("name")
      .execute();
    return rows.map(({ kind, name, visits, contact, begun, sent }) =>
      [`${kind} ${name}:`, visits, contact, begun, sent].join(" ").replace(/( 0)+$/, ""),
    );
  };
  return { app, post, tell, counts, port, stop };
};

/** Until all that was told is stored. */
const settle = (assert: () => Promise<void>) => vi.waitFor(assert, { timeout: 5_000, interval: 50 });

describe.each(databaseKinds)("on %s", (kind) => {
  const settings = async (): Promise<Record<string, string>> =>
    kind === "PostgreSQL" ? { DATABASE_URL: await freshPostgresUrl() } : {};

  test("visitors of a day are counted once for each page, source and step, whatever order they come in", async () => {
    const { tell, counts } = await open(await settings());
    expect(await tell("page", "/", ["https://www.google.com/"])).toBe(204);
    await tell("page", "/about", [`${ORIGIN}/`]);
    await tell("page", "/about", [`${ORIGIN}/`]);
    await tell("begun", "/contact");
    await tell("page", "/es", ["", "spring mail", "spring"], { "x-forwarded-for": "203.0.113.8", "user-agent": PHONE });
    await tell("phone", "/es", [], { "x-forwarded-for": "203.0.113.8", "user-agent": PHONE });
    await settle(async () =>
      expect(await counts()).toEqual([
        "all : 2 1 1",
        "campaign spring: 1",
        "device computer: 1 1 1",
        "device phone: 1",
        "language en: 1 1 1",
        "language es: 1",
        "page /: 1 1 1",
        "page /about: 1 1 1",
        "page /contact: 1 1 1",
        "page /es: 1",
        "phone /es: 1",
        "source Google: 1 1 1",
        "source spring mail: 1",
      ]),
    );
  });
});
