import { expect, test } from "vitest";
import { allLanguages } from "#domain/languages.ts";
import { seedDocuments } from "./seed.ts";
import { writtenIn } from "./writing/sentences.ts";

test.each(allLanguages)(
  "in %s each member has a portrait, and each quote the icon of a trade of its own",
  (language) => {
    const documents = writtenIn(seedDocuments, language);
    const photos = documents.flatMap(({ type, data }) => (type === "member" && "photo" in data ? [data.photo] : []));
    expect(new Set(photos.filter(Boolean)).size).toBe(5);
    const trades = documents.flatMap(({ type, data }) =>
      type === "testimonial" && "trade" in data ? [data.trade] : [],
    );
    expect(new Set(trades.filter(Boolean)).size).toBe(4);
  },
);
