import { expect, test } from "vitest";
import { givenIds } from "./request-log.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

test("the ids of a proxy are taken where they look like ids", () => {
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  expect(givenIds({ "x-request-id": "req-1234.5", traceparent })).toEqual({ requestId: "req-1234.5", traceId: TRACE });
  for (const id of ["short", "a".repeat(65), 'quo"te-12345', "two words here", ""])
    expect(givenIds({ "x-request-id": id })).toEqual({});
  for (const parent of ["", "00-zz", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`, `${traceparent}-more`])
    expect(givenIds({ traceparent: parent })).toEqual({});
});
