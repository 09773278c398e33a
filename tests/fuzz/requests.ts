import fc from "fast-check";
import { bodiesOf } from "./bodies.ts";
import { pathsOf } from "./paths.ts";
import { headers, method, rawChanges, reading } from "./protocol.ts";
import { asBytes } from "./send.ts";
import { strangeValue } from "./strange.ts";

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
export type Spoiled = { document: string; place: number; value: unknown };

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

/** The arbitrary request of a run. */
export const anyRequest = (known: Known, picture: fc.Arbitrary<Buffer>): fc.Arbitrary<FuzzRequest> => {
  const bodyFor = bodiesOf(known, picture);
  const spoiledFor = (to: string): fc.Arbitrary<Spoiled | undefined> => {
    const document = /^\/cms\/edit\/([\w-]+)\/draft$/.exec(to)?.[1] ?? /^\/preview\/([\w-]+)\/html$/.exec(to)?.[1];
    if (!document || !known.documents.includes(document)) return fc.constant(undefined);
    const spoiled = fc.record({
      document: fc.constant(document),
      place: fc.nat(),
      value: strangeValue,
    });
    return fc.option(spoiled, { nil: undefined, freq: 6 });
  };
  return fc
    .tuple(fc.constantFrom(...roles), method, pathsOf(known), headers, fc.nat(15), fc.constantFrom(...rawChanges))
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
