import { valuesIn } from "./values-in.ts";

/** A link of a document: where it leads, and the field that holds it. */
export type FoundLink = { field: string; href: string };

const LINK_KEYS = /^(link|linkPath|buttonLink|applyLink|url|href)$/;

/** All links of a document, those in rich text and in menus included; its own address is none. */
export const linksIn = (data: object): FoundLink[] =>
  valuesIn(data)
    .filter(({ key, field, value }) => value !== "" && (LINK_KEYS.test(key) || (key === "path" && field !== "path")))
    .map(({ field, value }) => ({ field: field.replace(/\.content\..*$/, ""), href: value }));
