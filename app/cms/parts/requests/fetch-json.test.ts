import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getJson, postJson, retryAfter } from "./fetch-json.ts";

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", server);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.mockReset();
});

test("what is read in the background is tried again after 1, 2 and 4 seconds, and the wait never exceeds 30", async () => {
  server.mockRejectedValueOnce(new TypeError("no network"));
  server.mockResolvedValueOnce(new Response(null, { status: 503 }));
  server.mockResolvedValueOnce(Response.json({ pictures: [] }));
  const answer = getJson("/cms/media/pictures.json");
  await vi.advanceTimersByTimeAsync(2_999);
  expect(server).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ outcome: "answered", status: 200, body: { pictures: [] } });
  expect([0, 1, 2, 3, 4, 5, 9].map(retryAfter)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test("after three retries it is unreachable, and says whether there was a connection", async () => {
  server.mockResolvedValue(new Response(null, { status: 500 }));
  const answer = getJson("/cms/targets?search=x");
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ outcome: "unreachable", connected: true });
  expect(server).toHaveBeenCalledTimes(4);
});

test("what nobody waits for any more is not asked again", async () => {
  const stop = new AbortController();
  server.mockRejectedValue(new TypeError("no network"));
  const answer = getJson("/cms/search?q=x", { signal: stop.signal });
  stop.abort();
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ outcome: "unreachable", connected: false });
  expect(server).toHaveBeenCalledTimes(1);
});

test("a body that breaks off, or that nobody waits for any more, is no answer", async () => {
  const stop = new AbortController();
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"hits":'));
      stop.signal.addEventListener("abort", () => stream.error(stop.signal.reason));
    },
  });
  server.mockResolvedValueOnce(new Response(body));
  const answer = getJson("/cms/search?q=x", { signal: stop.signal });
  await vi.advanceTimersByTimeAsync(0);
  stop.abort();
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ outcome: "unreachable", connected: false });
});

test("an ended session is one outcome: 401 for what is sent, the login page for what is read", async () => {
  const login = new Response("<!doctype html>");
  Object.defineProperty(login, "redirected", { value: true });
  server.mockResolvedValueOnce(login);
  expect(await getJson("/cms/search?q=x")).toEqual({ outcome: "signed-out" });
  server.mockResolvedValueOnce(new Response(null, { status: 401 }));
  expect(await postJson("/cms/media/1/describe", new URLSearchParams())).toEqual({ outcome: "signed-out" });
});

test("what is sent is not sent twice", async () => {
  server.mockRejectedValue(new TypeError("no network"));
  expect(await postJson("/cms/media/1/describe", {})).toEqual({ outcome: "unreachable", connected: false });
  expect(server).toHaveBeenCalledTimes(1);
});

test("a page that something between answers with, instead of JSON, is no answer", async () => {
  server.mockResolvedValue(new Response("<title>Sign in to the network</title>"));
  const answer = postJson("/cms/titles/page-home", {});
  expect(await answer).toEqual({ outcome: "unreachable", connected: true });
});
