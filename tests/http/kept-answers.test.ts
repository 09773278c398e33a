import { once } from "node:events";
import { connect } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { publishChange } from "../edit.ts";
import { eventually } from "../eventually.ts";
import { freePort } from "../free-port.ts";
import { openApp } from "./app.ts";

/** The built product on a port of its own. Its database is a file: only of one is the version known without asking it. */
const open = async (settings: Record<string, string> = {}) => {
  const app = await openApp(settings);
  const port = await freePort();
  const { close } = await app.listen(port);
  onTestFinished(async () => {
    await close();
    await app[Symbol.asyncDispose]();
  });
  return { port, database: app.platform.database, log: app.platform.log };
};

type Answer = { status: number; headers: Map<string, string>; body: Buffer };

/** A connection that sends what it is told and reads one answer after the other. */
const dial = async (port: number) => {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const parts = socket[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  const more = async () => {
    const { value, done } = await parts.next();
    if (done) throw new Error("the connection ended");
    rest = Buffer.concat([rest, value]);
  };
  const read = async (method = "GET"): Promise<Answer> => {
    while (!rest.includes("\r\n\r\n")) await more();
    const end = rest.indexOf("\r\n\r\n");
    const [line = "", ...lines] = rest.toString("latin1", 0, end).split("\r\n");
    const headers = new Map(lines.map((text) => [text.split(": ")[0]?.toLowerCase() ?? "", text.split(": ")[1] ?? ""]));
    const length = method === "HEAD" ? 0 : Number(headers.get("content-length") ?? 0);
    while (rest.length < end + 4 + length) await more();
    const body = rest.subarray(end + 4, end + 4 + length);
    rest = rest.subarray(end + 4 + length);
    return { status: Number(line.split(" ")[1]), headers, body };
  };
  const ended = async () => (await parts.next()).done === true;
  return { send: (text: string) => void socket.write(text), read, ended };
};

const ask = (path: string, { method = "GET", version = "1.1", more = "" } = {}) =>
  `${method} ${path} HTTP/${version}\r\nhost: site.test\r\naccept-encoding: br\r\n${more}\r\n`;

const textOf = ({ body }: Answer) => brotliDecompressSync(body).toString();

/** What an answer says, but for when and under which number, and that its connection stays open, as it does in HTTP/1.1. */
const said = ({ status, headers }: Answer) => ({
  status,
  headers: Object.fromEntries(
    [...headers].filter(([name]) => !["connection", "date", "x-request-id"].includes(name)).sort(),
  ),
});

test("a kept page is answered with what the first reader of it got, but for the id of that request", async () => {
  const line = await dial((await open()).port);
  for (const path of ["/about", "/no-such-page"]) {
    line.send(ask(path));
    const made = await line.read();
    line.send(ask(path));
    const kept = await line.read();
    expect(said(kept)).toEqual(said(made));
    expect([made.headers.has("x-request-id"), kept.headers.has("x-request-id")]).toEqual([true, false]);
    expect(kept.body.equals(made.body)).toBe(true);
    expect(Math.abs(Date.parse(kept.headers.get("date") ?? "") - Date.now())).toBeLessThan(10_000);
  }
});

test("a visit to a kept page is logged as any other, without its query", async () => {
  const { port, log } = await open({ LOG_LEVEL: "info" });
  const info = vi.spyOn(log, "info").mockImplementation(() => {});
  const line = await dial(port);
  for (const path of ["/about", "/about", "/about?words=typed"]) {
    line.send(ask(path, { more: "x-request-id: named-by-a-proxy\r\n" }));
    await line.read();
  }
  const lines = info.mock.calls.map(([said]) => said);
  expect(lines).toMatchObject(Array(3).fill({ method: "GET", path: "/about", status: 200 }));
  expect(lines.slice(1)).toMatchObject(Array(2).fill({ kept: true, requestId: "named-by-a-proxy" }));
});

test("a shared link that was typed wrongly is not found, first and again, and neither log nor counts hold its secret", async () => {
  const { port, log, database } = await open({ LOG_LEVEL: "info" });
  const info = vi.spyOn(log, "info").mockImplementation(() => {});
  const line = await dial(port);
  for (const path of ["/PREVIEW/shared/a-secret", "/PREVIEW/shared/a-secret", "/about/preview%2Fshared/a-secret"]) {
    line.send(ask(path));
    expect((await line.read()).status, path).toBe(404);
  }
  line.send(ask("/about/preview%2fshared/a-secret"));
  expect((await line.read()).status, "another spelling").toBe(308);
  const lines = info.mock.calls.map(([said]) => said);
  const hidden = (status: number) => ({ path: "/preview/shared/***", status });
  expect(lines).toMatchObject([...Array(3).fill(hidden(404)), hidden(308)]);
  expect(lines[1]).toMatchObject({ kept: true });
  const counted = () => database.selectFrom("missing_path").select(["path", "hits"]).execute();
  await eventually(async () => expect(await counted()).toEqual([{ path: "/preview/shared/***", hits: 3 }]));
});

test("no other spelling of an address is kept for it", async () => {
  const line = await dial((await open()).port);
  for (const [spelled, proper] of [
    ["/%61bout", "/about"],
    ["/x/../%61bout", "/about"],
    ["/%65s/blog/rss.xml", "/es/blog/rss.xml"],
  ] as const) {
    line.send(ask(spelled, { method: "HEAD" }));
    const led = await line.read("HEAD");
    expect([led.status, led.headers.get("location")]).toEqual([308, proper]);
    for (const time of ["made", "kept"]) {
      line.send(ask(proper));
      expect((await line.read()).status, time).toBe(200);
    }
  }
});

/** What a connection carries in its first round trip: ten segments of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;

/** The home pages, and the longest of each other kind. */
const LONG = [
  "/",
  "/es",
  "/contact",
  "/industries/healthcare",
  "/blog/hipaa-security-risk-assessment-small-clinic",
  "/es/industrias/salud",
  "/es/blog/evaluacion-de-riesgos-hipaa-clinica-pequena",
];

test("a page, once it has readers, fits what a new connection carries at first, its head included", async () => {
  const line = await dial((await open()).port);
  for (const path of LONG)
    await eventually(
      async () => {
        line.send(ask(path));
        const answer = await line.read();
        expect(textOf(answer)).toContain("</html>");
        const { headers, body } = answer;
        expect(headers.get("content-encoding")).toBe("br");
        const head = [...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length + 4, 19);
        expect(head + body.length, path).toBeLessThanOrEqual(FIRST_FLIGHT);
      },
      { interval: 50 },
    );
});

test("an address that leads nowhere is a 404 at each visit, whatever the reader has of it, and each is counted", async () => {
  const { port, database } = await open();
  const line = await dial(port);
  line.send(ask("/no-such-page"));
  const tag = (await line.read()).headers.get("etag");
  line.send(ask("/no-such-page", { more: `if-none-match: ${tag}\r\n` }));
  expect((await line.read()).status).toBe(404);
  const hits = async () => (await database.selectFrom("missing_path").select(["path", "hits"]).execute())[0];
  await eventually(async () => expect(await hits()).toEqual({ path: "/no-such-page", hits: 2 }));
});

test("who asks whether a page changed is told so after a publish, and not before", async () => {
  const { port, database } = await open();
  const line = await dial(port);
  const asked = async (tag: string) => {
    line.send(ask("/about", { more: tag && `if-none-match: ${tag}\r\n` }));
    const { status, headers } = await line.read();
    return { status, tag: headers.get("etag") ?? "" };
  };
  const { tag } = await asked("");
  expect(await asked(tag)).toMatchObject({ status: 304 });
  expect(await asked(tag), "kept").toMatchObject({ status: 304 });
  await publishChange(database, "page-about", { title: "About all of us" });
  const after = await asked(tag);
  expect(after.status).toBe(200);
  expect(await asked(after.tag)).toMatchObject({ status: 304 });
});

test("requests sent at once, for kept pages and others, are answered in their order", async () => {
  const line = await dial((await open()).port);
  line.send(ask("/"));
  const tag = (await line.read()).headers.get("etag");
  line.send(
    [
      ask("/"),
      ask("/careers"),
      ask("/"),
      ask("/", { method: "HEAD" }),
      ask("/", { more: `if-none-match: ${tag}\r\n` }),
      ask("/", { more: "content-length: 5\r\n" }).concat("hello"),
      ask("/careers"),
    ].join(""),
  );
  const titles: string[] = [];
  for (const method of ["GET", "GET", "GET", "HEAD", "GET", "GET", "GET"]) {
    const answer = await line.read(method);
    titles.push(answer.body.length > 0 ? titleOf(answer) : `${answer.status}`);
  }
  const [home, careers] = titles;
  expect(home).not.toBe(careers);
  expect(titles).toEqual([home, careers, home, "200", "304", home, careers]);
});

const titleOf = (answer: Answer) => /<title>([^<]+)/.exec(textOf(answer))?.[1] ?? "";

test("a connection that is not to stay open is ended after the answer", async () => {
  const { port } = await open();
  const first = await dial(port);
  first.send(ask("/"));
  await first.read();
  for (const last of [ask("/", { more: "connection: close\r\n" }), ask("/", { version: "1.0" })]) {
    const line = await dial(port);
    line.send(last);
    expect((await line.read()).headers.get("connection")).toBe("close");
    expect(await line.ended()).toBe(true);
  }
});

test("a reader of HTTP/1.0 who wants more is told that the connection stays open, and is answered on it", async () => {
  const line = await dial((await open()).port);
  for (const _ of ["made", "kept", "kept"]) {
    line.send(ask("/", { version: "1.0", more: "connection: keep-alive\r\n" }));
    const answer = await line.read();
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "keep-alive"]);
  }
});

test("a reader who asks much and reads slowly gets all of it, whole, each answer with the date it was sent on", async () => {
  const line = await dial((await open()).port);
  line.send(ask("/"));
  const home = titleOf(await line.read());
  const dates = new Set<string>();
  await eventually(async () => {
    line.send(ask("/").repeat(300));
    for (let answered = 0; answered < 300; answered += 1) {
      const answer = await line.read();
      expect(titleOf(answer)).toBe(home);
      dates.add(answer.headers.get("date") ?? "");
    }
    expect(dates.size).toBeGreaterThan(1);
  });
});

test("a method that no answer is made for is refused, and the connection goes on", async () => {
  const { port } = await open();
  const { send, read } = await dial(port);
  send("TRACE / HTTP/1.1\r\nHost: x\r\n\r\n");
  const refused = await read();
  expect(refused.status).toBe(405);
  expect(refused.headers.get("allow")).toContain("GET");
  send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  expect((await read()).status).toBe(200);
});

test("a kept page is an answer to who reads, not to who sends something to its address", async () => {
  const { send, read } = await dial((await open()).port);
  for (const method of ["GET", "GET", "HEAD"]) {
    send(ask("/about", { method }));
    expect((await read(method)).status).toBe(200);
  }
  for (const method of ["POST", "PUT", "DELETE"]) {
    send(ask("/about", { method, more: "content-length: 0\r\n" }));
    expect((await read()).status, method).toBe(405);
  }
});
