import { expect, onTestFinished, test, vi } from "vitest";
import { wordingOf } from "#domain/words/catalogues.ts";
import { postEnquiry } from "./post-enquiry.ts";

const answering = (status: number, body: unknown) => {
  const fetched = vi.fn(async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  return fetched;
};

test("an enquiry is posted as JSON and a success is a success", async () => {
  const fetched = answering(200, { success: true, reference: "M-234567", remaining: 14 });
  expect(await postEnquiry({ name: "Ada" }, wordingOf("en"))).toEqual({ success: true, reference: "M-234567" });
  expect(fetched).toHaveBeenCalledWith("/api/contact", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"name":"Ada","language":"en"}',
  });
});

test("the server's own words are shown, with its note and its fields", async () => {
  answering(502, { success: false, error: "No", note: "Saved", fields: { name: "Short" }, saved: true });
  expect(await postEnquiry({}, wordingOf("en"))).toEqual({
    success: false,
    text: "No",
    note: "Saved",
    fields: { name: "Short" },
  });
});

test("a failure without words has the specified ones", async () => {
  answering(400, { success: false });
  expect(await postEnquiry({}, wordingOf("en"))).toMatchObject({
    text: "Failed to send message. Please try again.",
  });
});

test.each([
  ["no JSON", 502, "<h1>Bad Gateway"],
  ["an empty answer", 500, ""],
])("with %s the error is unexpected", async (_, status, body) => {
  answering(status, body);
  expect(await postEnquiry({}, wordingOf("en"))).toEqual({
    success: false,
    text: "An unexpected error occurred. Please try again.",
  });
});

test.each([
  ["the server itself could not store it", 500, { success: false, error: "Not stored" }, "Not stored"],
  ["a proxy answered in its place", 502, { message: "Bad Gateway" }, "Failed to send message. Please try again."],
])("when %s, its own words are shown, else the specified ones", async (_, status, body, text) => {
  answering(status, body);
  expect(await postEnquiry({}, wordingOf("en"))).toMatchObject({ success: false, text });
});

test("a connection that breaks is unexpected", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await postEnquiry({}, wordingOf("en"))).toMatchObject({
    text: "An unexpected error occurred. Please try again.",
  });
});
