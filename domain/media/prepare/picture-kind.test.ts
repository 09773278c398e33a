import { expect, test } from "vitest";
import { sniff } from "./picture-kind.ts";

const hex = (digits: string) => Buffer.from(digits.replace(/ /g, "").padEnd(80, "0"), "hex");

test.each([
  ["jpeg", "ffd8ff e0"],
  ["png", "89504e470d0a1a0a"],
  ["gif", "474946383761"],
  ["gif", "474946383961"],
  ["webp", "52494646 00000000 57454250"],
  ["avif", "00000020 66747970 61766966"],
  ["avif", "00000020 66747970 61766973"],
  ["avif", "00000020 66747970 6d696631 00000000 61766966"],
  ["avif", "00000020 66747970 6d736631 00000000 6d736631 61766973"],
])("a %s is known by %s", (kind, digits) => {
  expect(sniff(hex(digits))).toEqual({ kind });
});

test.each([
  [
    "a HEIC photo; send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)",
    "00000018 66747970 68656963",
  ],
  [
    "a HEIC photo; send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)",
    "00000018 66747970 6d696631",
  ],
  ["a video", "00000018 66747970 69736f6d"],
  ["a video", "1a45dfa3"],
  ["a video", "52494646 00000000 41564920"],
  ["a TIFF; save it as PNG or JPEG", "49492a00"],
  ["a TIFF; save it as PNG or JPEG", "4d4d002a"],
  ["a BMP; save it as PNG", "424d 12345678 00000000"],
  ["a Photoshop file; export it as PNG or JPEG", "38425053"],
  ["an icon file; save it as PNG", "00000100"],
  ["a PDF", "25504446"],
  ["a program", "4d5a"],
  ["a program", "7f454c46"],
  ["a program", "2321"],
  ["an archive or an office document", "504b0304"],
  ["an archive or an office document", "d0cf11e0"],
  ["", "00ffd8ff"],
  ["", "474946383861"],
  ["", "52494646 00000000 57415645"],
])("%s is not taken: %s", (name, digits) => {
  expect(sniff(hex(digits))).toEqual({ kind: null, name });
});

test.each([
  ["svg", "<svg>"],
  ["svg", "<x:svg xmlns:x='y'>"],
  ["svg", '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a <!-- b -->\n<!DOCTYPE svg PUBLIC "x" [<!ENTITY a "b">] >\n<SVG/>'],
  ["svg", `${" ".repeat(4_090)}<svg `],
  [null, `${" ".repeat(4_092)}<svg `],
  [null, "<svgs>"],
  [null, "text <svg>"],
])("a drawing (%s) is known by its root: %j", (kind, text) => {
  expect(sniff(Buffer.from(text, "latin1")).kind).toBe(kind);
});

test.each(["<!doctype html>", " <HTML>", "<body>"])("%j is a web page", (text) => {
  expect(sniff(Buffer.from(text))).toEqual({ kind: null, name: "a web page" });
});
