import fc from "fast-check";

export const reading = ["GET", "HEAD"];
const odd = ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY", "PURGE", "LINK"];
export const method = fc.oneof(
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

export const headers = fc.oneof(
  { weight: 2, arbitrary: fc.constant<[string, string][]>([]) },
  { weight: 1, arbitrary: fc.array(header, { minLength: 1, maxLength: 4 }) },
);

/** Of the bytes of a request: what breaks HTTP itself. */
export const rawChanges: ((text: string) => string)[] = [
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
