import { type Kysely, sql } from "kysely";

/** Until this step addresses of redirects stood as they were typed, and of visits in vain now and then decoded: they are compared letter by letter. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await spellRedirects(db);
  await spellMissing(db);
};

/** One that would lead to itself now goes: what stands at its address is seen again. */
const spellRedirects = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ path: string; target: string }>`
    select from_path as path, to_path as target from redirect`.execute(db);
  const loops = rows.filter(({ path, target }) => target.startsWith("/") && spelled(target) === spelled(path));
  for (const { path } of loops) await sql`delete from redirect where from_path = ${path}`.execute(db);
  const rest = rows.filter((row) => !loops.includes(row)).map(({ path }) => path);
  const taken = new Set(rest);
  for (const path of rest) {
    const proper = spelled(path);
    if (proper === path) continue;
    if (taken.has(proper)) await sql`delete from redirect where from_path = ${path}`.execute(db);
    else await sql`update redirect set from_path = ${proper} where from_path = ${path}`.execute(db);
    taken.add(proper);
  }
};

type Missing = { path: string; hits: number; first: number | string; last: number | string; dismissed: unknown };

/** Two lines of one address become one: dismissed where one of them was. */
const spellMissing = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<Missing>`
    select path, hits, first_seen as first, last_seen as last, dismissed_at as dismissed from missing_path`.execute(db);
  const taken = new Set(rows.map(({ path }) => path));
  for (const { path, hits, first, last, dismissed } of rows) {
    const proper = spelled(path).slice(0, LONGEST);
    if (proper === path) continue;
    if (taken.has(proper)) {
      await sql`
        update missing_path set hits = hits + ${hits},
          first_seen = case when first_seen < ${first} then first_seen else ${first} end,
          last_seen = case when last_seen > ${last} then last_seen else ${last} end,
          dismissed_at = coalesce(dismissed_at, ${dismissed})
        where path = ${proper}`.execute(db);
      await sql`delete from missing_path where path = ${path}`.execute(db);
    } else await sql`update missing_path set path = ${proper} where path = ${path}`.execute(db);
    taken.add(proper);
  }
};

const LONGEST = 200;

/** Coded, in capitals, slashes single and none at the end; without a code for what needs none (RFC 3986, 6.2.2). */
const spelled = (path: string): string =>
  new URL(`http://site.invalid${path}`).pathname
    .replace(/%[\da-f]{2}/gi, (code) => {
      const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
