import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import type { Known } from "./requests.ts";
import { anyText, brokenJson, strangeText, strangeValue } from "./strange.ts";

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
export const anyName = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: strangeText },
);

export type Body = { type: string; bytes: Buffer };

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

/** What is sent to a path: mostly what may be taken there. */
export const bodiesOf = (known: Known, picture: fc.Arbitrary<Buffer>) => {
  const idField = fc.tuple(
    fc.constantFrom("id", "ids", "documents", "revision", "picture"),
    fc.constantFrom(...known.documents, ...known.pictures),
  );
  return (to: string): fc.Arbitrary<Body> => {
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
};
