import type { Database } from "#platform/database/database.ts";
import type { Issue } from "./issue.ts";
import { valuesIn } from "./values-in.ts";

const PICTURE_KEYS = /^(picture|photo|logo)$/;
/** The SEO settings may name a picture by its address instead. */
const ADDRESS = /^(\/|https?:)/;
/** A single picture, and all of a page together, in bytes; more is slow on a phone. */
const HEAVY = 500_000;
const HEAVY_TOGETHER = 4_000_000;

/** Pictures that are gone, that say nothing to people who do not see them, or that weigh too much. */
export const checkPictures = async (database: Database, data: object): Promise<Issue[]> => {
  const used = valuesIn(data).filter(
    ({ key, value }) => PICTURE_KEYS.test(key) && value !== "" && !ADDRESS.test(value),
  );
  if (used.length === 0) return [];
  const ids = [...new Set(used.map(({ value }) => value))];
  const rows = await database
    .selectFrom("media")
    .select(["id", "alt", "bytes", "variants"])
    .where("id", "in", ids)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const issues = used.flatMap(({ field, value }): Issue[] => {
    const picture = known.get(value);
    if (!picture) return [gone(field)];
    const plain = picture.variants === "[]";
    return [
      ...(picture.alt.trim() === "" ? [silent(field)] : []),
      ...(plain && picture.bytes > HEAVY ? [heavy(field, picture.bytes)] : []),
    ];
  });
  const together = rows.reduce((sum, { bytes, variants }) => sum + (variants === "[]" ? bytes : 0), 0);
  return together > HEAVY_TOGETHER ? [...issues, heavyTogether(together)] : issues;
};

const gone = (field: string): Issue => ({
  level: "error",
  field,
  title: "A picture is no longer in the media library",
  text: "Choose another one.",
});

const silent = (field: string): Issue => ({
  level: "error",
  field,
  title: "A picture has no alternative text",
  text: "People who listen to the page will not know what it shows.",
});

const heavy = (field: string, bytes: number): Issue => ({
  level: "warning",
  field,
  title: `A picture weighs ${kilobytes(bytes)}`,
  text: "It is slow on a phone. Upload a smaller one.",
});

const heavyTogether = (bytes: number): Issue => ({
  level: "warning",
  field: "",
  title: `The pictures weigh ${kilobytes(bytes)} together`,
  text: "The page is slow on a phone. Use fewer or smaller ones.",
});

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString("en-US")} kB`;
