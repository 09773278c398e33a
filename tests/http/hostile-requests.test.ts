import { connect } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { eventually } from "../eventually.ts";
import { freePort } from "../free-port.ts";
import { form, type OpenApp, openStaffApp } from "./staff.ts";

let app: OpenApp;
let cookies = { editor: "", admin: "" };

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
});

afterAll(() => app[Symbol.asyncDispose]());

const HOSTILE = ["..%2f..%2f%09%2fevil.test", "%F0%9F%98%80", "%0d%0aset-cookie:x=1", "%00", "a".repeat(81)];
const PLACES = ["enquiries/*/note", "enquiries/*/state", "edit/*/draft", "edit/*/preview-links/x/withdraw", "media/*"];

test.each(PLACES.flatMap((place) => HOSTILE.map((id) => `/cms/${place.replace("*", id)}`)))(
  "%s leads nowhere",
  async (path) => {
    for (const init of [{ headers: { cookie: cookies.admin } }, form({}, cookies.admin)]) {
      const { status, headers } = await app.fetch(path, init);
      expect([404, 405]).toContain(status);
      expect(headers.get("location")).toBeNull();
    }
  },
);

test.each(["/preview/settings", "/preview/seo"])("%s is refused to an editor, not a fault", async (path) => {
  expect((await app.fetch(path, { headers: { cookie: cookies.editor } })).status).toBe(403);
  expect((await app.fetch(path, { headers: { cookie: cookies.admin } })).status).toBe(200);
  const body = JSON.stringify({ data: {} });
  const headers = { cookie: cookies.editor, "content-type": "application/json" };
  expect((await app.fetch(`${path}/html`, { method: "POST", headers, body })).status).toBe(403);
});

test.each(["///", "//other.test/about", "//other.test//cms/dashboard", "//["])(
  "a change sent to %s finds no page",
  async (path) => {
    for (const method of ["POST", "PUT", "OPTIONS"]) {
      const { status } = await app.fetch(`http://site.test${path}`, { method, headers: { cookie: cookies.admin } });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  },
);

test.each([
  ["///", "/"],
  ["//other.test/about", "/other.test/about"],
  ["//other.test//cms/dashboard", "/other.test/cms/dashboard"],
  ["//[", "/["],
  ["//other%2Etest", "/other.test"],
  ["/%2F/other.test", "/%2F/other.test"],
])("who reads at %s stays on this site", async (path, proper) => {
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await app.fetch(`http://site.test${path}`, { method });
    expect([status, headers.get("location")]).toEqual(path === proper ? [404, null] : [308, proper]);
  }
});

test.each(["/%09/..%2f..%2f", "/%5c%5b", "/%0A/[", "/%5C%5c:99999", "/x/%00"])(
  "a visitor finds no page at %s",
  async (path) => {
    for (const method of ["GET", "HEAD"]) expect((await app.fetch(path, { method })).status).toBe(404);
  },
);

/** What requests log from now on. */
const listenToLog = () => {
  const [requests, faults]: [unknown[], unknown[]] = [[], []];
  const { child } = app.platform.log;
  app.platform.log.child = (() => ({
    info: (line: unknown) => requests.push(line),
    debug() {},
    warn() {},
    error: (line: unknown) => faults.push(line),
  })) as never;
  onTestFinished(() => void Object.assign(app.platform.log, { child }));
  return { requests, faults };
};

test.each(["Transfer-Encoding: chunked\r\n\r\n14\r\n{", "Content-Length: 20\r\n\r\n{"])(
  "a body that is broken off is no fault in the log (%j)",
  async (rest) => {
    const port = await freePort();
    const { close } = await app.listen(port);
    onTestFinished(close);
    const { requests, faults } = listenToLog();
    const socket = connect(port, "127.0.0.1");
    socket.write(`POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`);
    setTimeout(() => socket.destroy(), 300);
    await eventually(() => expect(requests).toMatchObject([{ method: "POST", path: "/api/contact" }]));
    expect(faults).toEqual([]);
  },
);

test("what is refused is no fault in the log", async () => {
  const { faults } = listenToLog();
  const answers = [
    await app.fetch("/about", { method: "PUT" }),
    await app.fetch("/cms/nothing-here", { headers: { cookie: cookies.admin } }),
    await app.fetch("/cms/edit/page-about/draft", { method: "PATCH", headers: { cookie: cookies.admin } }),
  ];
  expect(answers.every(({ status }) => status >= 400 && status < 500)).toBe(true);
  expect(faults).toEqual([]);
});
