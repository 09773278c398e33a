import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";

type Item = Record<string, unknown> & { title: string };
type Page = { published_at: number | null; live: string | null; draft: string | null };

/** What evolution step 2 takes out of the blocks. */
const SHAPE = 2;

/**
 * Makes documents of the open positions that stood in blocks of pages: live where visitors saw them, with what was typed
 * since as their draft.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<Page>`
    select document.published_at, live.data as live, draft.data as draft from document
    left join revision live on live.id = document.published_revision
    left join revision draft on draft.id = document.draft_revision
    where document.type = 'page' and document.deleted_at is null
    and (live.data like '%"open-positions"%' or draft.data like '%"open-positions"%')
    order by document.position`.execute(db);
  let place = 0;
  for (const page of rows) {
    const [live, drafts] = [positionsIn(page.live), positionsIn(page.draft)];
    const titles = new Set([...live, ...drafts].map(({ title }) => title));
    for (const title of titles) {
      place += 1;
      const [seen, typed] = [live, drafts].map((list) => list.find((item) => item.title === title));
      await addPosition(db, { place, seen, typed: typed ?? seen, at: Number(page.published_at ?? Date.now()) });
    }
  }
};

/** Of the blocks that visitors see. Drafts can hold anything. */
const positionsIn = (stored: string | null): Item[] => {
  const blocks = blocksOf(stored ?? "{}");
  const list = (value: unknown): Record<string, unknown>[] =>
    Array.isArray(value) ? value.filter((item) => item !== null && typeof item === "object") : [];
  return list(blocks)
    .filter(({ type, hidden }) => type === "open-positions" && hidden !== true)
    .flatMap((block) => list(block.positions))
    .filter((item): item is Item => typeof item.title === "string" && item.title.trim() !== "");
};

/** What is no JSON stops no upgrade: it is shown as a document that does not fit. */
const blocksOf = (stored: string): unknown => {
  try {
    return (JSON.parse(stored) as { blocks?: unknown }).blocks;
  } catch {
    return undefined;
  }
};

type Taken = { place: number; seen: Item | undefined; typed: Item | undefined; at: number };

const addPosition = async (db: Kysely<unknown>, { place, seen, typed, at }: Taken): Promise<void> => {
  const title = (typed ?? seen)?.title ?? "";
  const path = await freePath(db, slugOf(title));
  const [id, first, second] = [randomUUID(), randomUUID(), randomUUID()];
  const versions = [seen, typed].flatMap((item) => (item ? [JSON.stringify(dataOf(item, path))] : []));
  const isOne = versions.length === 1 || versions[0] === versions[1];
  const published = seen ? first : null;
  await sql`
    insert into document (id, type, path, title, position, draft_revision, published_revision, published_at, live_changed_at,
      created_at, updated_at)
    values (${id}, 'position', ${seen ? path : null}, ${title}, ${place}, ${isOne ? first : second}, ${published},
      ${seen ? at : null}, ${seen ? at : null}, ${at}, ${at})`.execute(db);
  for (const [index, data] of (isOne ? versions.slice(0, 1) : versions).entries())
    await sql`
      insert into revision (id, document_id, number, data, shape, author, note, created_at)
      values (${index === 0 ? first : second}, ${id}, ${index + 1}, ${data}, ${SHAPE}, null,
        'Taken over from the page that listed it', ${at})`.execute(db);
  if (seen) await sql`update live_count set addresses = addresses + 1`.execute(db);
};

/** The fields that a position had; what is new begins blank. */
const dataOf = ({ title, department, location, workplace, description, postedOn }: Item, path: string) => ({
  title,
  path,
  department,
  location,
  workplace,
  employment: "full time",
  pay: { from: 0, to: 0, per: "year" },
  description,
  tasks: [],
  requirements: [],
  postedOn,
  endsOn: "",
  search: { title: "", description: "", picture: "" },
});

const slugOf = (title: string): string => {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().slice(0, 80);
  return plain.match(/[a-z0-9]+/g)?.join("-") ?? "position";
};

const freePath = async (db: Kysely<unknown>, slug: string): Promise<string> => {
  for (let number = 1; ; number += 1) {
    const path = `/careers/${slug}${number > 1 ? `-${number}` : ""}`;
    const { rows } = await sql`select 1 from document where path = ${path}`.execute(db);
    if (rows.length === 0) return path;
  }
};
