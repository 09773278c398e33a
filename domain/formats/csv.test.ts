import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv, toCsv } from "./csv.ts";

test("reads what spreadsheets write: quotes, line breaks, other partings, any line ending", () => {
  expect(readCsv('\ufefffrom,to\r\n"/a ""b""","/c\nd"\r\n\r\n/x;y,/z')).toEqual([
    { line: 1, cells: ["from", "to"] },
    { line: 2, cells: ['/a "b"', "/c\nd"] },
    { line: 5, cells: ["/x;y", "/z"] },
  ]);
  expect(readCsv("/a;/b\r/c;/d").map((row) => row.cells)).toEqual([
    ["/a", "/b"],
    ["/c", "/d"],
  ]);
  expect(readCsv("\n \n")).toEqual([]);
});

test("what a spreadsheet would run as a formula is written as text", () => {
  expect(toCsv([["=1+1", "@x", "-2", "+3", "|cmd", "/safe"]])).toBe(
    `\ufeff"'=1+1","'@x","'-2","'+3","'|cmd",/safe\r\n`,
  );
  expect(toCsv([["＝1+1", "＠x", "－2", " ＋3"]])).toBe(`\ufeff"'＝1+1","'＠x","'－2","' ＋3"\r\n`);
  expect(toCsv([[" =1+1", "\t=1", -2]])).toBe(`\ufeff"' =1+1","'\t=1","'-2"\r\n`);
});

test("every path that is written is read again as it was", () => {
  const path = fc.string({ maxLength: 30 }).map((text) => `/${text.trim()}`);
  fc.assert(
    fc.property(fc.array(fc.tuple(path, path), { minLength: 1 }), (rows) => {
      const read = readCsv(toCsv([["from", "to"], ...rows]));
      expect(read.slice(1).map((row) => row.cells)).toEqual(rows);
    }),
  );
});
