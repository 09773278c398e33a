import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { addresses } from "#domain/addresses.ts";
import { allAddresses } from "../http/staff-addresses.ts";
import { asBytes } from "./send.ts";
import { anyText, brokenJson, strangeSegment, strangeText, strangeValue } from "./strange.ts";

export const roles = ["nobody", "editor", "admin"] as const;
export type FuzzRole = (typeof roles)[number];

/** What is there to ask for. The lists keep their order, so that a seed makes the same requests again. */
export type Known = {
  documents: string[];
  pictures: string[];
  enquiries: string[];
  members: string[];
  paths: string[];
  cookies: Record<FuzzRole, string>;
};

/** A spoiled draft: the newest one of a document, with a value at one place of it. */
export type Spoiled = { document: string; place: number; value: unknown; stale: boolean };

export type FuzzRequest = {
  role: FuzzRole;
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer | null;
  spoiled?: Spoiled | undefined;
  /** The bytes to send instead, where the request is no well-formed HTTP. */
  raw?: Buffer | undefined;
};

/** Addresses that would end the session of the account that asks, by name. */
const LEFT_OUT: Record<string, string> = {
  "/cms/logout": "signs the fuzzer out",
};

/** The names that the product reads from forms, JSON and queries, from its sources. */
const names = [
  ...new Set(
    globSync("{app,domain}/**/*.{ts,tsx}")
      .filter((file) => !file.includes(".test."))
      .sort()
      .flatMap((file) => [
        ...readFileSync(file, "utf8").matchAll(/\b(\w+): (?:texts?\b|z\.|line\()|name="([\w-]+)"|\.get\("([\w-]+)"\)/g),
      ])
      .map(([, a, b, c]) => a ?? b ?? c ?? ""),
  ),
];
const anyName = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: strangeText });

const idsFor = (known: Known, template: string): string[] => {
  if (template.startsWith("/cms/enquiries/")) return known.enquiries;
  if (template.startsWith("/cms/media/")) return known.pictures;
  if (template.startsWith("/cms/staff/")) return known.members;
  return known.documents;
};

/** An address of the route table with ids that are there, or made up, in the place of its parameters. */
const filled = (known: Known, template: string): fc.Arbitrary<string> => {
  const parts = template.split(/(:\w+|\*)/);
  const fitting = fc.constantFrom(...idsFor(known, template));
  const one = fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: strangeSegment });
  return fc
    .tuple(...parts.map((part) => (/^(:\w+|\*)$/.test(part) ? one : fc.constant(part))))
    .map((all) => all.join(""));
};

const query = fc
  .array(fc.tuple(anyName, anyText), { minLength: 1, maxLength: 4 })
  .map((pairs) => `?${new URLSearchParams(pairs.map(([a, b]) => [a.toWellFormed(), b.toWellFormed()]))}`);

const spoiledPath = (path: fc.Arbitrary<string>) =>
  fc
    .tuple(
      path,
      fc.oneof(
        { weight: 12, arbitrary: fc.constant("") },
        { weight: 5, arbitrary: query },
        { weight: 2, arbitrary: fc.constant(".data") },
        { weight: 1, arbitrary: query.map((text) => `.data${text}`) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            "/",
            "//",
            "/..",
            "/%2e%2e/cms",
            ".data.data",
            "%00",
            ";x",
            "?",
            "?%",
            "?a=%zz&a",
            "#a",
          ),
        },
        { weight: 1, arbitrary: strangeSegment.map((segment) => `/${segment}`) },
      ),
      fc.oneof(
        { weight: 20, arbitrary: fc.constant("") },
        { weight: 1, arbitrary: fc.constantFrom("/", "/.", "http://other.test", "*") },
      ),
    )
    .map(([middle, end, begin]) => begin + middle + end);

const reading = ["GET", "HEAD"];
const odd = ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY", "PURGE", "LINK"];
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant("GET") },
  { weight: 8, arbitrary: fc.constant("POST") },
  { weight: 1, arbitrary: fc.constantFrom(...reading, ...odd) },
);

const headerFamilies: Record<string, string[]> = {
  host: ["other.test", "localhost:99999", "[::1]", "a b", "", "127.0.0.1:1@other.test", "localhost/cms"],
  origin: ["null", "http://other.test", "http://", "file://", "http://localhost:1", "\u00e9"],
  "sec-fetch-site": ["cross-site", "same-site", "none", "?"],
  "x-forwarded-for": ["1.2.3.4", "::1, [2001:db8::1]:99", "a, b, , ,", ",".repeat(3000), "999.1.1.1:x", "fe80::1%eth0"],
  "x-forwarded-host": ["other.test", "/"],
  "x-forwarded-proto": ["https", "gopher", "https,http"],
  forwarded: ["for=1.2.3.4;proto=https;host=other.test", ";;;"],
  range: ["bytes=0-", "bytes=-1", "bytes=9-1", "bytes=0-0,1-1,2-2", "lines=1", "bytes=99999999999999999999-"],
  "if-none-match": ["*", '"', 'W/"a", "b"', '"x",'.repeat(800), "W/"],
  "if-modified-since": ["yesterday", "Thu, 01 Jan 1970 00:00:00 GMT", "Sun, 99 Foo 99999 99:99:99 GMT"],
  "if-match": ["*", '"a"'],
  "accept-encoding": ["br", "gzip;q=0", "br;q=0, *", "identity;q=0", "x".repeat(4000), ",,,;;;", "zstd", "br;q=1e9"],
  accept: ["text/x-component", "application/json", "*/*;q=9", "\u00ff"],
  "accept-language": ["xx-".repeat(500)],
  "user-agent": ["", "a".repeat(8000), "<script>"],
  referer: ["http://other.test/%", "/cms", "about:blank"],
  expect: ["100-continue", "200-ok"],
  upgrade: ["websocket", "h2c"],
  connection: ["close", "upgrade", "keep-alive, x-request-id", "te"],
  "x-http-method-override": ["DELETE"],
  "content-encoding": ["gzip", "br", "nonsense"],
  "x-react-router-spa-mode": ["yes"],
  "x-react-router-prerender-data": ["%7B", "e30="],
  traceparent: ["00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "00-zz", "ff".repeat(600)],
  authorization: ["Bearer", "Basic %%%", `Bearer ${"a".repeat(5000)}`],
  cookie: [
    "%",
    "a",
    "=;=;=",
    "cms.session_token=made.up",
    "cms.session_token=%ZZ; cms.session_token=%",
    "cms.two_factor=%",
    "cms-toast=%",
    "cms-toast=bm90IGpzb24=",
    "cms-toast=eyJfX3Byb3RvX18iOjF9",
    `a=${"b".repeat(6000)}`,
    "\u00e9=\u00ff",
    "__proto__=1; constructor=2",
  ],
};

const header = fc
  .constantFrom(...Object.entries(headerFamilies))
  .chain(([name, values]) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...values) },
        { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
      ),
    ),
  );

const headers = fc.oneof(
  { weight: 2, arbitrary: fc.constant<[string, string][]>([]) },
  { weight: 1, arbitrary: fc.array(header, { minLength: 1, maxLength: 4 }) },
);

type Body = { type: string; bytes: Buffer };

const fields = fc.array(fc.tuple(anyName, anyText), { maxLength: 8 });

const multipart = fields.map((pairs): Body => {
  const parts = pairs.map(([name, value], i) => {
    const file = i % 2 === 0 ? "" : `; filename="${value.slice(0, 50)}"\r\nContent-Type: image/png`;
    return `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  return { type: "multipart/form-data; boundary=b", bytes: Buffer.from(`${parts.join("")}--b--`) };
});

const urlEncoded = fields.map((pairs): Body => {
  const well = pairs.map(([name, value]): [string, string] => [name.toWellFormed(), value.toWellFormed()]);
  return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(String(new URLSearchParams(well))) };
});

const asJson = (value: unknown): Body => ({
  type: "application/json",
  bytes: Buffer.from(JSON.stringify(value) ?? ""),
});

const json = fc.oneof(
  { weight: 3, arbitrary: fc.dictionary(anyName, strangeValue, { maxKeys: 8 }).map(asJson) },
  { weight: 1, arbitrary: strangeValue.map(asJson) },
  { weight: 1, arbitrary: brokenJson.map((text): Body => ({ type: "application/json", bytes: Buffer.from(text) })) },
);

const noise = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      "a=%zz&%=1&&=",
      "__proto__=1&constructor[prototype]=2&a[]=1&a[b]=2",
      "--b",
      "\u0000",
      "a=1".repeat(30_000),
    )
    .map((text) => Buffer.from(text)),
);

const types = [
  "",
  "text/plain",
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "a/b/c",
  "application/json; charset=utf-16",
  "application/octet-stream",
];

const mistyped = fc.tuple(fc.constantFrom(...types), noise).map(([type, bytes]): Body => ({ type, bytes }));

/** Of the bytes of a request: what breaks HTTP itself. */
const rawChanges: ((text: string) => string)[] = [
  (text) => text.replace("\r\n\r\n", "\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
  (text) => text.replace("\r\n\r\n", "\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello"),
  (text) => text.replace("\r\n\r\n", "\r\nContent-Length: -1\r\n\r\n"),
  (text) => text.replace("\r\n\r\n", "\r\nContent-Length: 99999999999999999999\r\n\r\n"),
  (text) => text.replace("\r\n\r\n", "\r\nContent-Length: 500\r\n\r\nshort"),
  (text) => text.replace("\r\n\r\n", "\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n"),
  (text) => text.replace("\r\n\r\n", "\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"),
  (text) => text.replace("\r\n\r\n", "\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n"),
  (text) => text.replace("\r\n\r\n", "\r\nX : y\r\n\r\n"),
  (text) => text.replace("\r\n\r\n", "\r\nX: y\r\n z\r\n\r\n"),
  (text) => text.replace("\r\n\r\n", `\r\nX: ${"y".repeat(20_000)}\r\n\r\n`),
  (text) => text.replace("\r\n\r\n", `\r\n${"X: y\r\n".repeat(2100)}\r\n`),
  (text) => text.replace("\r\n\r\n", "\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\na=1"),
  (text) => text.replaceAll("\r\n", "\n"),
  (text) => text.replace("HTTP/1.1", "HTTP/1.0"),
  (text) => text.replace("HTTP/1.1", "HTTP/2.0"),
  (text) => text.replace(" HTTP/1.1", ""),
  (text) => text.replace("Connection: close\r\n", "") + text,
  (text) => text.replace(/^\S+/, "GETT"),
  (text) => text.replace(/^\S+/, "get"),
  (text) => text.replace(/^\S+ \S*/, "CONNECT other.test:443"),
  (text) => text.replace(/^\S+ \S*/, "OPTIONS *"),
  (text) => text.replace(/^(\S+) (\S*)/, "$1 http://other.test$2"),
  (text) => text.replace(/^(\S+) (\S*)/, "$1 $2\u00ff\u00c0"),
  (text) => text.replace(/^(\S+) (\S*)/, "$1 $2\0"),
  (text) => text.replace(/^(\S+) (\S*)/, `$1 $2/${"a".repeat(15_000)}`),
  (text) => text.replace(/Host: .*\r\n/i, ""),
  (text) => text.replace(/(Host: .*\r\n)/i, "$1$1"),
  (text) => text.slice(0, text.length / 2),
  (text) => `\r\n\r\n${text}`,
  (text) => `\x16\x03\x01\x02${text}`,
];

/** The arbitrary request of a run. */
export const anyRequest = (known: Known, picture: fc.Arbitrary<Buffer>): fc.Arbitrary<FuzzRequest> => {
  const templates = allAddresses.filter((address) => !(address in LEFT_OUT));
  const path = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...templates).chain((template) => filled(known, template)) },
    { weight: 2, arbitrary: fc.constantFrom(...known.paths) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.keys(addresses)).map((place) => place.replaceAll("*", "a")) },
    {
      weight: 1,
      arbitrary: fc.array(strangeSegment, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join("/")}`),
    },
  );
  const idField = fc.tuple(
    fc.constantFrom("id", "ids", "documents", "revision", "picture"),
    fc.constantFrom(...known.documents, ...known.pictures),
  );
  const bodyFor = (to: string): fc.Arbitrary<Body> => {
    const pictures = picture.map((bytes): Body => ({ type: "application/octet-stream", bytes }));
    const withIds = fc
      .tuple(urlEncoded, fc.array(idField, { minLength: 1, maxLength: 3 }))
      .map(([{ type, bytes }, ids]): Body => ({ type, bytes: Buffer.from(`${bytes}&${new URLSearchParams(ids)}`) }));
    return fc.oneof(
      { weight: /upload|replace/.test(to) ? 30 : 0, arbitrary: pictures },
      { weight: 4, arbitrary: urlEncoded },
      { weight: 3, arbitrary: withIds },
      { weight: 4, arbitrary: json },
      { weight: 2, arbitrary: multipart },
      { weight: 2, arbitrary: mistyped },
    );
  };
  const spoiledFor = (to: string): fc.Arbitrary<Spoiled | undefined> => {
    const document = /^\/cms\/edit\/([\w-]+)\/draft$/.exec(to)?.[1] ?? /^\/preview\/([\w-]+)\/html$/.exec(to)?.[1];
    if (!document || !known.documents.includes(document)) return fc.constant(undefined);
    const spoiled = fc.record({
      document: fc.constant(document),
      place: fc.nat(),
      value: strangeValue,
      stale: fc.constant(false),
    });
    return fc.option(spoiled, { nil: undefined, freq: 6 });
  };
  return fc
    .tuple(fc.constantFrom(...roles), method, spoiledPath(path), headers, fc.nat(15), fc.constantFrom(...rawChanges))
    .chain(([role, verb, to, extra, isRaw, change]) =>
      fc.tuple(bodyFor(to), spoiledFor(to)).map(([body, spoiled]): FuzzRequest => {
        const sends = !reading.includes(verb) || (isRaw === 1 && body.bytes.length > 0);
        const cookie = known.cookies[role];
        const all: [string, string][] = [
          ...(cookie ? [["cookie", cookie] satisfies [string, string]] : []),
          ...(sends && body.type ? [["content-type", body.type] satisfies [string, string]] : []),
          ...extra,
        ];
        const request = {
          role,
          method: verb,
          path: to,
          headers: all,
          body: sends ? body.bytes : null,
          spoiled: sends ? spoiled : undefined,
        };
        return isRaw === 0
          ? { ...request, raw: Buffer.from(change(asBytes(request).toString("latin1")), "latin1") }
          : request;
      }),
    );
};

/** The request `number` of a seed: the same each time, whatever was sent before it. */
export const requestOf = (all: fc.Arbitrary<FuzzRequest>, seed: number, number: number): FuzzRequest =>
  fc.sample(all, { seed: (seed * 1_000_003 + number) | 0, numRuns: 1 })[0] as FuzzRequest;
