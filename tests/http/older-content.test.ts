import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { backUp } from "#platform/backup/back-up.ts";
import { restore } from "#platform/backup/restore.ts";
import { openDatabase } from "#platform/database/database.ts";
import { diskFiles } from "#platform/files/open-files.ts";
import { databaseKinds, freshPostgresUrl, type Template, writeSqlite } from "../databases.ts";
import { eventually } from "../eventually.ts";
import { makeOlder, takeBackLastMigration, withSteps } from "../older-site.ts";
import { publicPaths } from "../public-paths.ts";
import { seed } from "../seeded.ts";
import { openApp } from "./app.ts";
import { form, signedIn } from "./staff.ts";

type Kind = (typeof databaseKinds)[number];

/** Words of a field that had another name in the release before. */
const LEAD = "A server in a closet in Miami has three enemies";

const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "older-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Where a site lies, and what it takes to open it there. */
const emptyPlace = async (kind: Kind) => {
  const DATA_DIR = freshFolder();
  return { DATA_DIR, DATABASE_URL: kind === "SQLite" ? join(DATA_DIR, "site.sqlite") : await freshPostgresUrl() };
};

/** A site as the release before left it, without a table of today's. */
const OLDER: Template = {
  name: "template_older",
  fill: async (database) => {
    await seed(database);
    await makeOlder(database);
    await takeBackLastMigration(database);
  },
};

const olderPlace = async (kind: Kind) => {
  if (kind === "PostgreSQL") return { DATA_DIR: freshFolder(), DATABASE_URL: await freshPostgresUrl(OLDER) };
  const place = await emptyPlace(kind);
  await writeSqlite(place.DATA_DIR, OLDER);
  return place;
};

type OpenApp = Awaited<ReturnType<typeof openApp>>;

const expectAll200 = async (app: OpenApp, paths: string[], cookie = "") => {
  for (const path of paths)
    expect([path, (await app.fetch(path, { headers: { cookie } })).status]).toEqual([path, 200]);
};

/** The screens that read content: the lists, an editor of each type, and all that two documents have. */
const staffScreens = async ({ platform }: OpenApp) => {
  const rows = await platform.database.selectFrom("document").select(["id", "type"]).orderBy("id", "desc").execute();
  const editors = [...new Map(rows.map(({ id, type }) => [type, id])).values()].map((id) => `/cms/edit/${id}`);
  const own = ["page-about", "service-cloud"].flatMap((id) => [
    `/cms/edit/${id}`,
    `/cms/edit/${id}/history`,
    `/cms/edit/${id}/check`,
    `/preview/${id}`,
  ]);
  const lists = [
    "dashboard",
    "pages",
    "blog",
    "services",
    "portfolio",
    "positions",
    "team",
    "testimonials",
    "settings",
    "seo",
  ];
  return [...editors, ...own, ...lists.map((name) => `/cms/${name}`), "/cms/search?q=cloud"];
};

const publishesAndCompares = async (app: OpenApp, cookie: string) => {
  const { database } = app.platform;
  const row = () =>
    database.selectFrom("document").selectAll().where("id", "=", "service-cloud").executeTakeFirstOrThrow();
  const { draft_revision: base } = await row();
  const stored = await database.selectFrom("revision").select("data").where("id", "=", base).executeTakeFirstOrThrow();
  const { opening, slogan: _, ...rest } = JSON.parse(stored.data);
  const data = { ...rest, lead: opening ?? rest.lead, title: "Written after the upgrade" };
  const sent = await app.fetch("/cms/edit/service-cloud/draft", {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ baseRevision: base, data }),
  });
  expect(sent.status).toBe(200);
  const { revision } = (await sent.json()) as { revision: string };
  await app.fetch("/cms/edit/service-cloud/publish", form({ revision }, cookie));
  expect(await (await app.fetch("/services/cloud")).text()).toContain("Written after the upgrade");
  await expectAll200(app, [`/cms/edit/service-cloud/history?before=${base}&after=${revision}`], cookie);
  await app.fetch(
    "/cms/edit/service-cloud/restore",
    form({ revision: base ?? "", base: revision, number: "1" }, cookie),
  );
  expect((await row()).draft_revision).not.toBe(revision);
};

describe.each(databaseKinds)("a site of the release before, on %s", (kind) => {
  test.each([
    ["with the steps that carry it over", true],
    ["without any", false],
  ])("answers every address, opens every editor, compares and publishes, %s", async (_, carried) => {
    await using app = await openApp(await olderPlace(kind));
    if (carried) withSteps(app.steps);
    const stop = app.startJobs();
    onTestFinished(stop);
    const ready = async () => (await app.fetch("/readyz")).json();
    await eventually(async () => expect(await ready()).toMatchObject({ status: "ready", misfits: expect.any(Number) }));
    const { misfits } = (await ready()) as { misfits: number };
    await expectAll200(app, [...publicPaths, "/cmslogin", "/sitemap.xml", "/blog/rss.xml"]);
    const cookie = await signedIn(app, "admin");
    await expectAll200(app, await staffScreens(app), cookie);
    const dashboard = await (await app.fetch("/cms/dashboard", { headers: { cookie } })).text();
    expect(dashboard).toContain("A part of “");
    const cloud = await (await app.fetch("/services/cloud")).text();
    expect(cloud).toContain("Cloud Solutions");
    expect(cloud.includes(LEAD)).toBe(carried);
    if (carried) expect(misfits).toBe(1);
    else expect(misfits).toBeGreaterThan(10);
    await publishesAndCompares(app, cookie);
  });

  test("is backed up and restored to the other database, and answers there", async () => {
    const place = await olderPlace(kind);
    const archive = join(place.DATA_DIR, "backup.tar.gz");
    await backUp(place, diskFiles(place.DATA_DIR), archive);
    const other = await emptyPlace(databaseKinds.find((one) => one !== kind) ?? kind);
    await restore(other, diskFiles(other.DATA_DIR), archive, { force: false });
    const database = await openDatabase(other, () => {});
    const first = database.selectFrom("revision").where("note", "=", "First content");
    const shapes = await first.select("shape").distinct().execute();
    await database.destroy();
    expect(shapes).toEqual([{ shape: 0 }]);
    await using app = await openApp(other);
    withSteps(app.steps);
    await expectAll200(app, ["/", "/about", "/services/cloud", "/portfolio/retail", "/blog"]);
  });
});
