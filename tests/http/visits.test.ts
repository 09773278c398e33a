import { describe, expect, onTestFinished, test } from "vitest";
import { databaseKinds } from "../databases.ts";
import { eventually } from "../eventually.ts";
import { freePort } from "../free-port.ts";
import { seededPostgresUrl } from "../seeded.ts";
import { ORIGIN, openApp } from "./app.ts";
import { SECRET, verifiedForm } from "./contact-site.ts";

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
const settle = (assert: () => Promise<void>) => eventually(assert);

test("what no page of this site tells is refused, and what is nobody's to count is left out", async () => {
  const { app, post, tell, counts, port } = await open();
  const page = JSON.stringify(["page", "/about"]);
  expect(await post(page, { origin: "https://elsewhere.test" })).toBe(403);
  expect(await post(page, { "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await post(" ".repeat(2_049))).toBe(413);
  for (const junk of [
    "",
    "{",
    "{}",
    "[]",
    "[1]",
    '["page"]',
    '["page","about"]',
    '["else","/about"]',
    '["page","/a\\u0000"]',
    '["page","/about",5]',
    '["page","/about",null,{}]',
  ])
    expect(await post(junk), junk).toBe(400);
  for (const path of ["/preview/shared/token", "/x/..//preview/shared/token", "/cms/dashboard", "/api/visit"])
    expect(await tell("page", path), path).toBe(204);
  const leftOut: Record<string, string>[] = [
    { "sec-gpc": "1" },
    { dnt: "1" },
    { cookie: "cms.session_token=x" },
    { "user-agent": "curl/8" },
  ];
  for (const headers of leftOut) expect(await post(page, headers)).toBe(204);
  const chunked = await fetch(`http://127.0.0.1:${port}/api/visit`, {
    method: "POST",
    body: new Blob([page]).stream(),
    duplex: "half",
    headers: { "user-agent": BROWSER },
  } as RequestInit);
  expect(chunked.status).toBe(411);
  expect(
    await post(page, { origin: ORIGIN, "sec-fetch-site": "cross-site", "x-forwarded-for": "6.6.6.6, 203.0.113.9" }),
  ).toBe(204);
  await settle(async () => expect(await counts()).toContain("page /about: 1"));
  expect((await counts())[0]).toBe("all : 1");
  expect((await app.fetch("/api/visit")).status).toBe(404);
});

test("a flood from one address counts once, and is refused; other names for the browser change little", async () => {
  const METRICS_TOKEN = "a-token-of-this-test";
  const { app, tell, counts } = await open({ METRICS_TOKEN });
  const watched = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };
  const statuses: number[] = [];
  for (let i = 0; i < 400; i += 1) statuses.push(await tell("page", "/about"));
  expect([statuses[0], statuses.at(-1), statuses.filter((status) => status === 204).length]).toEqual([204, 429, 300]);
  const other = { "x-forwarded-for": "2001:db8:1:2::7" };
  for (let i = 0; i < 60; i += 1)
    await tell("page", "/about", [], {
      ...other,
      "user-agent": `${BROWSER} Edg/${i}.0`,
      "x-forwarded-for": `2001:db8:1:2::${i}`,
    });
  await settle(async () => expect(await counts()).toContain("all : 21"));
  const text = await (await app.fetch("/metrics", watched)).text();
  expect(text).toContain('site_visit_beacons_total{outcome="counted"} 320\n');
  expect(text).toContain('site_visit_beacons_total{outcome="too-many"} 140\n');
});

test("the contact form's address says what was sent and what was refused by which field", async () => {
  const { app, tell, counts } = await open({ AUTH_SECRET: SECRET });
  await tell("page", "/contact", [], { "x-forwarded-for": "unknown" });
  const form = { name: "Ada Palmgrove", email: "ada@", message: "Please call me back.", recaptchaToken: "x" };
  const send = (headers: Record<string, string>, filled: object = form) =>
    app.fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": BROWSER, ...headers },
      body: JSON.stringify(filled),
    });
  expect((await send({})).status).toBe(400);
  await send({ "sec-gpc": "1", "user-agent": `${BROWSER} Edg/1` });
  await settle(async () => expect(await counts()).toContain("refused email: 1"));
  expect((await counts()).filter((row) => /^(all|refused)/.test(row))).toEqual(["all : 2 2 1", "refused email: 1"]);
  const website = "https://spam.example";
  expect((await send({}, { ...(await verifiedForm()), website })).status).toBe(200); // it looks like spam
  await send({ "user-agent": `${BROWSER} Edg/2` });
  await settle(async () => expect(await counts()).toContain("refused email: 2"));
  expect((await counts())[0]).toBe("all : 3 3 2");
  expect((await send({}, await verifiedForm())).status).toBe(503); // it is stored; there is no mail here
  await settle(async () => expect((await counts())[0]).toBe("all : 3 3 2 1"));
});

test("VISITS=0: no page tells anything, nothing is taken, and the privacy policy says nothing of it", async () => {
  const on = await open();
  const off = await open({ VISITS: "0" });
  expect(await on.tell("page", "/about")).toBe(204);
  expect(await off.tell("page", "/about")).toBe(404);
  for (const [path, words] of [
    ["/privacy", "We count visits, not visitors."],
    ["/es/privacidad", "Contamos visitas, no visitantes."],
  ] as const) {
    const [said, unsaid] = await Promise.all([on, off].map(async ({ app }) => (await app.fetch(path)).text()));
    expect([
      said?.includes(words),
      said?.includes("data-visits"),
      unsaid?.includes(words),
      unsaid?.includes("data-visits"),
    ]).toEqual([true, true, false, false]);
  }
  await off.stop();
});

test("a clean stop stores what was told a moment before", async () => {
  const url = await seededPostgresUrl();
  const { tell, stop } = await open({ DATABASE_URL: url });
  await tell("page", "/about");
  await stop();
  const again = await open({ DATABASE_URL: url });
  expect(await again.counts()).toContain("page /about: 1");
});

describe.each(databaseKinds)("on %s", (kind) => {
  const settings = async (): Promise<Record<string, string>> =>
    kind === "PostgreSQL" ? { DATABASE_URL: await seededPostgresUrl() } : {};

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
