import dns from "node:dns";
import { once } from "node:events";
import { createServer } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openOtherSites } from "./other-sites.ts";
import { isOwnNetwork } from "./own-network.ts";

const asked: string[] = [];
const server = createServer(({ method, url = "" }, response) => {
  asked.push(`${method} ${url}`);
  const [status, location] = url.slice(1).split("-to-");
  response.writeHead(method === "HEAD" && url.startsWith("/200?") ? 405 : Number.parseInt(status ?? "", 10), {
    ...(location && { location: location === "itself" ? url : location.replaceAll("_", "/") }),
  });
  response.end();
});

let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const here = openOtherSites((address) => address !== "127.0.0.1" && isOwnNetwork(address));
const goingOn = new AbortController().signal;
const ask = (address: string) => here.ask(address, goingOn);

test("an address is asked by HEAD, by GET where that is refused, and through redirects", async () => {
  const cases: [string, object, string[]][] = [
    ["/200", { outcome: "answered", status: 200 }, ["HEAD /200"]],
    ["/200?get", { outcome: "answered", status: 200 }, ["HEAD /200?get", "GET /200?get"]],
    ["/404", { outcome: "answered", status: 404 }, ["HEAD /404", "GET /404"]],
    ["/302-to-_200", { outcome: "answered", status: 200 }, ["HEAD /302-to-_200", "HEAD /200"]],
    ["/302-to-http:__10.0.0.1_", { outcome: "own-network" }, ["HEAD /302-to-http:__10.0.0.1_"]],
    ["/302-to-file:___etc_passwd", { outcome: "own-network" }, ["HEAD /302-to-file:___etc_passwd"]],
  ];
  for (const [path, answer, requests] of cases) {
    asked.length = 0;
    expect([path, await ask(origin + path)]).toEqual([path, answer]);
    expect(asked).toEqual(requests);
  }
  expect(await ask("http://[")).toEqual({ outcome: "no-answer" });
  asked.length = 0;
  expect(await ask(`${origin}/302-to-itself`)).toEqual({ outcome: "no-answer" });
  expect(asked).toEqual(Array(6).fill("HEAD /302-to-itself"));
  expect(await ask(origin.replace("//", "//ada@"))).toEqual({ outcome: "own-network" });
  expect(asked).toHaveLength(6);
});

test.each<[string, (address: string, stopping: AbortSignal) => Promise<unknown>]>([
  ["a question", here.ask],
  ["a fetch", (address, stopping) => here.fetch(address, 100, stopping)],
])("%s under way ends with a stop", async (_, begin) => {
  const silent = createServer();
  onTestFinished(() => void silent.close().closeAllConnections());
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  // By itself it would be given up in time as well.
  const never = vi.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
  onTestFinished(() => never.mockRestore());
  const stop = new AbortController();
  const answer = begin(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`, stop.signal);
  await once(silent, "request");
  stop.abort();
  expect(await answer).toEqual({ outcome: "no-answer" });
});

test("what stands at an address is fetched through redirects, up to a number of bytes, and never from our networks", async () => {
  const files = createServer(({ url = "" }, response) => {
    if (url === "/led-on") return response.writeHead(302, { location: "/picture" }).end();
    if (url === "/inside") return response.writeHead(302, { location: "http://10.0.0.1/picture" }).end();
    if (url === "/endless") {
      const more = () => response.write(new Uint8Array(4_096), () => response.destroyed || setImmediate(more));
      return more();
    }
    return response.writeHead(url === "/picture" ? 200 : 404).end("twelve bytes");
  });
  await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void files.close());
  const base = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  for (const path of ["/picture", "/led-on"]) {
    const fetched = await here.fetch(base + path, 12, goingOn);
    expect(fetched.outcome === "fetched" && Buffer.from(fetched.bytes).toString()).toBe("twelve bytes");
  }
  expect(await here.fetch(`${base}/picture`, 11, goingOn)).toEqual({ outcome: "too-large" });
  expect(await here.fetch(`${base}/endless`, 100_000, goingOn)).toEqual({ outcome: "too-large" });
  expect(await here.fetch(`${base}/gone`, 100, goingOn)).toEqual({ outcome: "no-answer" });
  expect(await here.fetch("file:///etc/passwd", 100, goingOn)).toEqual({ outcome: "own-network" });
  expect(await here.fetch(`${base}/inside`, 100, goingOn)).toEqual({ outcome: "own-network" });
  expect(await openOtherSites().fetch(`${base}/picture`, 100, goingOn)).toEqual({ outcome: "own-network" });
});

test("a site that says nothing is given up after five seconds in all, however often it was led on", async () => {
  const silent = createServer(({ url }, response) => {
    if (url === "/led-on") response.writeHead(302, { location: "/silent" }).end();
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void silent.close());
  const { timeout } = AbortSignal;
  const waits: number[] = [];
  onTestFinished(() => void Object.assign(AbortSignal, { timeout }));
  Object.assign(AbortSignal, {
    timeout: (ms: number) => {
      waits.push(ms);
      return timeout.call(AbortSignal, 50);
    },
  });
  const { port } = silent.address() as AddressInfo;
  expect(await ask(`http://127.0.0.1:${port}/led-on`)).toEqual({ outcome: "no-answer" });
  expect(waits).toEqual([5_000]);
  silent.closeAllConnections();
});

test("nothing of our own networks is asked, by number or by name", async () => {
  asked.length = 0;
  const sites = openOtherSites();
  const { port } = new URL(origin);
  for (const host of ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "a:b@127.0.0.1"])
    expect([host, await sites.ask(`http://${host}:${port}/200`, goingOn)]).toEqual([host, { outcome: "own-network" }]);
  expect(asked).toEqual([]);
});

test("a name that leads to one address of our networks among others is not asked", async () => {
  const { lookup } = dns;
  onTestFinished(() => {
    dns.lookup = lookup;
    syncBuiltinESMExports();
  });
  const found = [
    { address: "127.0.0.1", family: 4 },
    { address: "10.0.0.1", family: 4 },
  ];
  dns.lookup = ((_: string, __: object, done: (error: null, all: object[]) => void) =>
    done(null, found)) as unknown as typeof lookup;
  syncBuiltinESMExports();
  asked.length = 0;
  const { port } = new URL(origin);
  expect(await ask(`http://two.example:${port}/200`)).toEqual({ outcome: "own-network" });
  expect(asked).toEqual([]);
  found.pop();
  expect(await ask(`http://two.example:${port}/200`)).toEqual({ outcome: "answered", status: 200 });
});

test.each([
  [["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111"], false],
  [["10.1.2.3", "172.31.255.255", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "255.255.255.255"], true],
  [["::", "::1", "fe80::1", "fd00::1", "::ffff:8.8.8.8", "64:ff9b::a00:1", "2002:a00:1::", "ff02::1", "name"], true],
])("%j are of our own networks: %s", (addresses, expected) => {
  expect(addresses.filter((address) => isOwnNetwork(address) !== expected)).toEqual([]);
});
