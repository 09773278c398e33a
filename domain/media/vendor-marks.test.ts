import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasVendorMark, vendorMarks } from "./vendor-marks.ts";

const files = readdirSync("public/mark");

test("each mark is a file that draws and nothing else", () => {
  for (const file of files) {
    expect(hasVendorMark(file.replace(".svg", "")), file).toBe(true);
    expect(readFileSync(`public/mark/${file}`, "utf8"), file).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24" fill="#[0-9a-f]{6}"><path d="[\w\s.,-]+"\/><\/svg>\s*$/,
    );
  }
});

test("a name without a file is no mark", () => {
  for (const name of ["", "nobody", "../mark/cisco", "cisco.svg", "constructor"])
    expect(hasVendorMark(name)).toBe(false);
});

test("each name has its file", () => {
  expect(files.length).toBe(vendorMarks.size);
});
