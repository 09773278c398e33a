import fc from "fast-check";

/** Texts that something somewhere takes for something else. */
const STRANGE_TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\t",
  "\r\nset-cookie: x=1",
  "\u{1f600}",
  "\ud800",
  "a\udfffb",
  `e${"\u0301".repeat(2000)}`,
  "a".repeat(5000),
  "\u202egnp.exe",
  "__proto__",
  "constructor",
  "toString",
  "../../etc/passwd",
  "..\\..\\",
  "%",
  "%zz",
  "%00",
  "-1",
  "0",
  "1e309",
  "NaN",
  "0x10",
  "9007199254740993",
  "9".repeat(40),
  "-2147483649",
  "2026-02-31",
  "9999-99-99T99:99",
  "+275760-09-13T00:00:00.001Z",
  "0000-00-00",
  "javascript:alert(1)",
  "//other.test",
  "/\\other.test",
  "http://[::1",
  "https://user:pass@other.test:99999/",
  "<svg onload=alert(1)>",
  "' or 1=1 --",
  "% _ \\",
  "=1+1",
  "null",
  "[object Object]",
  "[[[[",
  '{"a":',
  '"',
];

/** Texts that are as they should be, so that what is behind the first check is reached too. */
const FITTING_TEXTS = [
  "on",
  "1",
  "2",
  "Ada Palmgrove",
  "ada@example.org",
  "/about",
  "/a-new-place",
  "https://example.com/",
  "editor",
  "admin",
  "open",
  "page",
  "post",
  "0.5",
  "2030-01-02",
  "2030-01-02T03:04",
];

export const strangeText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...STRANGE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);

export const anyText = fc.oneof(fc.constantFrom(...FITTING_TEXTS), strangeText);

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

/** What JSON can say, the kinds mixed up. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, -0, Number.MAX_SAFE_INTEGER, 2 ** 53, [], {}, [null]),
  fc.constantFrom("null", '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":1}}', nested(60)).map(parsed),
  fc.jsonValue({ maxDepth: 3 }),
);

/** So that `__proto__` is a key like any other. */
function parsed(text: string): unknown {
  return JSON.parse(text);
}

/** Texts that JSON.parse refuses, or that cost it more than others. */
export const brokenJson = fc.constantFrom(
  "",
  "{",
  '{"a":}',
  "[1,]",
  "nul",
  '"\\ud800"',
  '{"data":"\\u0000"}',
  '{"__proto__":1,"__proto__":2}',
  "\ufeff{}",
  `{"a":${"9".repeat(400)}}`,
  nested(20_000),
  `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
);

/** One segment of an address, as it is sent: escaped wrongly as often as rightly. */
export const strangeSegment = fc.oneof(
  fc.constantFrom(
    "%",
    "%zz",
    "%ff",
    "%c0%80",
    "%u0041",
    "%00",
    "%0d%0aset-cookie:x=1",
    "%09",
    "%F0%9F%98%80",
    "%ED%A0%80",
  ),
  fc.constantFrom("..%2f..%2f", "%2e%2e", "..", ".", "...", ";a=b", "a;b", "~", "__proto__", "a b", "%20", "-1", "1e9"),
  fc.constantFrom(
    "a".repeat(81),
    "a".repeat(3000),
    "%41".repeat(500),
    "e%CC%81".repeat(200),
    "\u00e9",
    "\\",
    "|",
    "[",
    "99999999999999999999",
  ),
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
);
