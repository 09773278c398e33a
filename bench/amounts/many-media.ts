import sharp from "sharp";
import { upload } from "#domain/media/library/upload-picture.server.ts";
import { searchText } from "#domain/media/picture.ts";
import type { Actor } from "#domain/staff/rights.ts";
import { AGE_MS, type Deps, inBatches, oneOf } from "./batches.ts";

const COLORS = ["#0b3b36", "#d9663b", "#e9dcc3", "#12324a", "#7a8f3c"];
const THINGS = ["Server room", "Storm over the bay", "Team at a table", "Fibre in the wall", "Laptop on a boat"];
/** Every so many pictures have no alternative text yet. */
const BARE = 40;

/** Pictures in the library, of a few real files that they share; gives the ids of those that may be used. */
export const makeMedia = async (deps: Deps, actors: Actor[], count: number): Promise<string[]> => {
  const { database, clock } = deps;
  const originals = await Promise.all(COLORS.map((color, n) => original(deps, oneOf(actors, n), color, n)));
  const rows = Array.from({ length: count }, (_, n) => {
    const [name, id] = [`${oneOf(THINGS, n)} ${n}`, `many-${n}`];
    const alt = n % BARE === 0 ? "" : `${name}, seen from the side`;
    const at = clock() - Math.round((n * AGE_MS) / count);
    return {
      ...oneOf(originals, n),
      id,
      name,
      alt,
      search: searchText({ id, name, alt }),
      created_at: at,
      updated_at: at,
    };
  });
  await inBatches(rows, (batch) => database.insertInto("media").values(batch).execute());
  return rows.filter(({ alt }) => alt !== "").map(({ id }) => id);
};

const original = async (deps: Deps, actor: Actor, background: string, n: number) => {
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const result = await upload(deps, actor, { name: `${oneOf(THINGS, n)}.jpg`, bytes });
  if (result.outcome !== "uploaded") throw new Error(`a picture was ${result.outcome}`);
  return deps.database.selectFrom("media").selectAll().where("id", "=", result.picture.id).executeTakeFirstOrThrow();
};
