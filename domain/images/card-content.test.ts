import { expect, test } from "vitest";
import type { DataOf } from "../content/document-types.ts";
import type { Published } from "../content/published/published-document.server.ts";
import { cardContent } from "./card-content.ts";

const settings = {
  company: { name: "Mangrove", tagline: "Roots hold" },
  contact: { area: ["Miami", "Fort Lauderdale", "West Palm Beach", "Elsewhere"] },
  colours: { accent: "#111111", action: "#222222" },
} as unknown as DataOf<"settings">;

const opening = { type: "intro", id: "a", hidden: false, heading: "Who we are" };
const words = (type: string, path: string, data: object) => {
  const { kicker, title } = cardContent(settings, {
    id: "x",
    type,
    language: "en",
    path,
    changedAt: null,
    data,
  } as unknown as Published);
  return [kicker, title];
};

test.each([
  ["page", "/", { title: "Home", blocks: [opening] }, ["", "Roots hold"]],
  ["page", "/about", { title: "About", blocks: [opening] }, ["About", "Who we are"]],
  ["page", "/about", { title: "Who we are", blocks: [opening] }, ["", "Who we are"]],
  ["page", "/about", { title: "About", blocks: [{ ...opening, hidden: true }] }, ["", "About"]],
  [
    "page",
    "/about",
    { title: "About", blocks: [{ type: "hero-slides", id: "h", hidden: false, slides: [] }] },
    ["", "About"],
  ],
  ["page", "/about", { title: "About", blocks: [{ ...opening, type: "team" }, opening] }, ["About", "Who we are"]],
  ["page", "/about", { title: "About", blocks: [{ ...opening, type: "team", heading: "Team" }] }, ["", "About"]],
  ["service", "/services/cloud", { title: "Cloud" }, ["Services", "Cloud"]],
  ["project", "/portfolio/x", { title: "Moved", category: "Cloud" }, ["Case study: Cloud", "Moved"]],
  ["post", "/blog/x", { title: "News" }, ["Blog", "News"]],
  ["member", "", { name: "Ana" }, ["", "Roots hold"]],
])("the card of a %s at %j with %j says %j", (type, path, data, expected) => {
  expect(words(type, path, data)).toEqual(expected);
});

test("a card names the company, three of its places and its two colors", () => {
  const document = { id: "x", language: "en", type: "service", path: "/s", changedAt: null, data: { title: "Cloud" } };
  expect(cardContent(settings, document as unknown as Published)).toEqual({
    ...{ kicker: "Services", title: "Cloud", company: "Mangrove", accent: "#111111", action: "#222222" },
    foot: "Miami  ·  Fort Lauderdale  ·  West Palm Beach",
  });
});
