import { canGoLive } from "#domain/content/check/can-go-live.server.ts";
import type { DataOf } from "#domain/content/document-types.ts";
import { insertDocument } from "#domain/content/drafts/create-document.server.ts";
import { saveDraftIn } from "#domain/content/drafts/save-draft.server.ts";
import { goLive } from "#domain/content/publishing/publish.server.ts";
import { trash } from "#domain/content/publishing/trash.server.ts";
import { endLive } from "#domain/content/publishing/unpublish.server.ts";
import { schedule } from "#domain/content/schedule/schedule.server.ts";
import type { Actor } from "#domain/staff/rights.ts";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import { AGE_MS, type Deps, inBatches, oneOf } from "./batches.ts";

const TOPICS = ["backups", "phishing", "the cloud", "old servers", "passwords", "Wi-Fi", "printers", "hurricanes"];
const DAY_MS = 86_400_000;
/** Of twenty posts, so many are live; the others are drafts, scheduled, unpublished and in the trash. */
const [OF, LIVE] = [20, 16];
const PER_TRANSACTION = 50;

type Post = DataOf<"post">;

/** Posts of several versions each, in every state, made by the verbs that staff use. */
export const makePosts = async (deps: Deps, actors: Actor[], pictures: string[], count: number): Promise<void> => {
  const model = await modelPost(deps.database);
  const numbers = Array.from({ length: count }, (_, n) => n);
  await inBatches(
    numbers,
    (batch) =>
      deps.database.transaction().execute(async (transaction) => {
        for (const n of batch) {
          const now = deps.clock() - Math.round(((count - n) * AGE_MS) / count);
          await makePost(transaction, n, postOf(model, n, pictures, now), oneOf(actors, n), now);
        }
      }),
    PER_TRANSACTION,
  );
  const inTwoDays = new Date(deps.clock() + 2 * DAY_MS).toISOString().slice(0, 10);
  for (const n of numbers) {
    const [actor, document] = [oneOf(actors, n), `many-post-${n}`];
    if (n % OF === LIVE + 1) await schedule(deps, actor, { document, what: "publish", date: inTwoDays, time: "09:00" });
    if (n % OF === LIVE + 3) await trash(deps, actor, document);
  }
};

const modelPost = async (database: Database): Promise<Post> => {
  const row = await database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.published_revision")
    .select("data")
    .where("type", "=", "post")
    .executeTakeFirstOrThrow();
  return JSON.parse(row.data);
};

const postOf = (model: Post, n: number, pictures: string[], at: number): Post => ({
  ...model,
  title: `What we learned about ${oneOf(TOPICS, n)}, part ${n}`,
  path: `/blog/many-${n}`,
  picture: pictures.length > 0 ? oneOf(pictures, n) : model.picture,
  publishedOn: new Date(at).toISOString().slice(0, 10),
  search: { ...model.search, title: "", description: "" },
});

const makePost = async (transaction: DatabaseTransaction, n: number, post: Post, actor: Actor, now: number) => {
  const first = { ...post, title: `About ${oneOf(TOPICS, n)}` };
  const made = await insertDocument(transaction, actor, { id: `many-post-${n}`, type: "post", data: first }, now);
  const document = made.id;
  const save = async (baseRevision: string, data: Post): Promise<string> => {
    const saved = await saveDraftIn(transaction, actor, { document, baseRevision, data }, now);
    if (saved.outcome !== "saved") throw new Error(`post ${n} is ${saved.outcome}`);
    return saved.revision;
  };
  const turn = n % OF;
  const second = await save(made.revision, post);
  if (turn >= LIVE && turn !== LIVE + 2) return;
  const { check, draft } = await canGoLive(transaction, { id: document, type: "post", language: "en" }, second, now);
  if (!draft) throw new Error(`post ${n}: ${JSON.stringify(check)}`);
  await goLive(transaction, actor, draft, now);
  if (turn % 5 === 0) await save(second, { ...post, summary: `${post.summary} Updated.` });
  if (turn === LIVE + 2) await endLive(transaction, actor, { id: document, type: "post", title: post.title }, now);
};
