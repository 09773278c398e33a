import { onTestFinished, vi } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import type { DatabaseKind } from "../databases.ts";
import { enquire } from "../faults/enquire.ts";
import { freshFolder, startProcess } from "../faults/process.ts";
import { HANGS_MS } from "../hangs.ts";
import { openApp } from "../http/app.ts";
import { addMember, signedIn } from "../http/staff.ts";
import { seededPostgresUrl } from "../seeded.ts";
import { copySeededSite } from "../seeded-site.ts";
import type { Known } from "./requests.ts";

const SECRET = "a secret that only the fuzzer knows";
export const METRICS_TOKEN = "the-token-of-the-fuzzer";

/** A process of the built product with an editor and an admin signed in, and what there is to ask it for. */
export const openFuzzedSite = async (kind: DatabaseKind) => {
  const folder = freshFolder();
  copySeededSite(folder);
  const DATABASE_URL = kind === "PostgreSQL" ? await seededPostgresUrl() : "";
  const settings = { DATA_DIR: folder, AUTH_SECRET: SECRET, ...(DATABASE_URL && { DATABASE_URL }) };
  const cookies = await prepare(settings);
  const site = await startProcess({
    ...settings,
    METRICS_TOKEN,
    CONTACT_LIMIT: "1000000",
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    NODE_OPTIONS: `--expose-gc --import=${new URL("memory-probe.ts", import.meta.url)}`,
  });
  await site.ready();
  for (let n = 0; n < 4; n += 1) await enquire(site.url, SECRET, `fuzzed-${n}`);
  const database = await openDatabase({ DATABASE_URL, DATA_DIR: folder }, () => {});
  onTestFinished(() => database.destroy());

  /** Bytes that are left when the garbage is gone. */
  const memory = async (): Promise<NodeJS.MemoryUsage> => {
    const tellings = () => site.logged.flatMap((line) => (line.memory ? [line.memory as NodeJS.MemoryUsage] : []));
    const before = tellings().length;
    site.child.kill("SIGUSR2");
    return vi.waitUntil(() => tellings()[before], { timeout: HANGS_MS, interval: 20 });
  };
  return { site, database, cookies, memory };
};

export type FuzzedSite = Awaited<ReturnType<typeof openFuzzedSite>>;

/** The sessions are made before the process starts: the login page answers after a second, by design. */
const prepare = async (settings: Record<string, string>) => {
  await using app = await openApp(settings);
  const cookies = { nobody: "", editor: await signedIn(app, "editor"), admin: await signedIn(app, "admin") };
  for (const n of [1, 2, 3]) await addMember(app, "editor", `fuzzed-${n}@example.org`);
  return cookies;
};

/** The accounts that the fuzzer itself uses are left out: an admin who takes their role away would end it. */
export const knownOf = async ({ database, cookies }: FuzzedSite): Promise<Known> => {
  const idsOf = async (table: "document" | "media" | "enquiry") =>
    (await database.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);
  const staff = await database.selectFrom("staff").select(["id", "email"]).orderBy("email").execute();
  const live = await database
    .selectFrom("document")
    .select("path")
    .where("path", "is not", null)
    .orderBy("path")
    .execute();
  return {
    documents: await idsOf("document"),
    pictures: await idsOf("media"),
    enquiries: await idsOf("enquiry"),
    members: staff.filter(({ email }) => email.startsWith("fuzzed-")).map(({ id }) => id),
    paths: live.map(({ path }) => path ?? "/"),
    cookies,
  };
};
