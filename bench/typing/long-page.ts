import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDocuments } from "#content/seed.ts";
import { readSeed } from "#content/seed-content.ts";
import { insertDocument } from "#domain/content/drafts/create-document.server.ts";
import { seedSite } from "#domain/content/publishing/seed-site.server.ts";
import { createMember } from "#domain/staff/members/create-member.server.ts";
import { system } from "#domain/staff/system.ts";
import { openPlatform } from "#platform/platform.ts";
import { openLog } from "#platform/process/log.ts";
import { parseEnv } from "#server/process/settings/env.ts";

export const STAFF = { email: "bench@example.org", password: "roots hold the coast" };

/** Makes a site whose page `long` has so many blocks of every kind, and whom STAFF may edit; gives its folder. */
export const makeLongPage = async (blocks: number): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "typing-"));
  const platform = await openPlatform(parseEnv({ DATA_DIR: folder }), openLog("silent"));
  const { database, auth, clock } = platform;
  await seedSite(platform, readSeed());
  const data = longPage(blocks);
  await database
    .transaction()
    .execute((transaction) => insertDocument(transaction, system, { id: "long", type: "page", data }, clock()));
  const passwordHash = await auth.hashPassword(STAFF.password);
  await createMember(database, { name: "Bench", email: STAFF.email, role: "admin", passwordHash }, clock());
  await platform.close();
  return folder;
};

/** The page's opening, a rich text, and then the blocks of all pages round and round. */
const longPage = (count: number) => {
  const pages = seedDocuments.filter((document) => document.type === "page");
  const all = pages.flatMap(({ data }) => data.blocks);
  const first = [all.find(({ type }) => type === "intro"), all.find(({ type }) => type === "rich-text")];
  const [model] = pages;
  if (!model) throw new Error("there is no page");
  const blocks = Array.from({ length: count }, (_, n) => ({ ...(first[n] ?? all[n % all.length]), id: `block-${n}` }));
  return { ...model.data, title: "A long page", path: "/long", blocks };
};
