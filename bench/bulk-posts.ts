import { shapeNow } from "#domain/content/evolution/evolve.ts";
import { countLive } from "#domain/content/published/live-count.server.ts";
import type { Database } from "#platform/database/database.ts";
import { inBatches } from "./amounts/batches.ts";

/** Published posts with contents of their own, written at once: for so many that the verbs of staff would take minutes. */
export const bulkPosts = async (database: Database, count: number): Promise<void> => {
  const model = await database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.published_revision")
    .selectAll("document")
    .select("revision.data")
    .where("document.type", "=", "post")
    .orderBy("document.id")
    .executeTakeFirstOrThrow();
  const { data, ...row } = model;
  const numbers = Array.from({ length: count }, (_, n) => n);
  await inBatches(numbers, async (batch) => {
    const posts = batch.map((n) => postOf(row, JSON.parse(data), n));
    await database
      .insertInto("document")
      .values(posts.map(({ document }) => document))
      .execute();
    await database
      .insertInto("revision")
      .values(posts.map(({ revision }) => revision))
      .execute();
    const links = posts.map(({ document }) => ({ document_id: document.id, href: "/contact", path: "/contact" }));
    await database.insertInto("published_link").values(links).execute();
  });
  await database.transaction().execute((transaction) => countLive(transaction, Date.now()));
};

const postOf = <Row extends object>(row: Row, data: object, n: number) => {
  const [id, revision, path, title] = [`wide-${n}`, `wide-revision-${n}`, `/blog/wide-${n}`, `Wide post ${n}`];
  const day = new Date(Date.UTC(2010, 0, 1 + (n % 5_000))).toISOString().slice(0, 10);
  const shown = { ...data, path, title, publishedOn: day };
  return {
    document: { ...row, id, path, title, shown_on: day, draft_revision: revision, published_revision: revision },
    revision: {
      id: revision,
      document_id: id,
      number: 1,
      data: JSON.stringify(shown),
      shape: shapeNow(),
      author: null,
      note: "",
      created_at: 0,
    },
  };
};
