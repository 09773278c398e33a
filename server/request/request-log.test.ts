import { expect, test } from "vitest";
import { givenIds, loggedPath } from "./request-log.ts";

test.each([
  "/preview/shared/a-secret",
  "/preview/shared/a-secret.data",
  "/preview/shared/a-secret/",
  "//preview//shared/a-secret",
  "/PREVIEW/Shared/a-secret",
  "/preview/%73hared/a-secret",
  "/preview%2Fshared/a-secret",
  "/preview/shared%2fa-secret",
])("the secret of a shared preview is not logged as it stands in %s", (path) => {
  expect(loggedPath(path)).toBe("/preview/shared/***");
});

test("other paths are logged as they are", () => {
  for (const path of ["/", "/preview/at/about", "/caf%C3%A9", "/%zz"]) expect(loggedPath(path)).toBe(path);
});

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

test("the ids of a proxy are taken where they look like ids", () => {
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  expect(givenIds({ "x-request-id": "req-1234.5", traceparent })).toEqual({ requestId: "req-1234.5", traceId: TRACE });
  for (const id of ["short", "a".repeat(65), 'quo"te-12345', "two words here", ""])
    expect(givenIds({ "x-request-id": id })).toEqual({});
  for (const parent of ["", "00-zz", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`, `${traceparent}-more`])
    expect(givenIds({ traceparent: parent })).toEqual({});
});
