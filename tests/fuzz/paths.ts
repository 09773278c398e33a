import fc from "fast-check";
import { addresses } from "#domain/addresses.ts";
import { allAddresses } from "../http/staff-addresses.ts";
import { anyName } from "./bodies.ts";
import type { Known } from "./requests.ts";
import { anyText, strangeSegment } from "./strange.ts";

/** Addresses that would end the session of the account that asks, by name. */
const LEFT_OUT: Record<string, string> = {
  "/cms/logout": "signs the fuzzer out",
};

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

export const pathsOf = (known: Known): fc.Arbitrary<string> => {
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
  return spoiledPath(path);
};
