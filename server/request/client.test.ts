import { expect, test } from "vitest";
import { clientAddress, givenIds } from "./client.ts";

test("without proxies the peer counts, whatever the client says", () => {
  expect(clientAddress("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7");
});

test("behind a proxy the entry it wrote counts, not what the client put left of it", () => {
  expect(clientAddress("10.0.0.1", "1.1.1.1, 203.0.113.7", 1)).toBe("203.0.113.7");
  expect(clientAddress("10.0.0.1", "1.1.1.1, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
  expect(clientAddress("10.0.0.1", "1.1.1.1, 203.0.113.7, ,", 1), "nothing is no entry").toBe("203.0.113.7");
});

test("an IPv4 address in IPv6 clothes is the IPv4 address", () => {
  expect(clientAddress("::ffff:203.0.113.7", undefined, 0)).toBe("203.0.113.7");
});

test("a request past the proxy still has an address", () => {
  expect(clientAddress("203.0.113.7", undefined, 1)).toBe("203.0.113.7");
});

test.each([
  ["203.0.113.77:5000", "203.0.113.77"],
  ["[2001:db8::1]:5000", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["unknown", "10.0.0.1"],
  ["_hidden", "10.0.0.1"],
  ["203.0.113.7; drop", "10.0.0.1"],
])("a proxy that writes %j means %s", (entry, address) => {
  expect(clientAddress("10.0.0.1", entry, 1)).toBe(address);
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
