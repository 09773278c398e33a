import { describe, expect, test } from "vitest";
import { seedDocuments } from "#content/seed.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { system } from "../../staff/system.ts";
import { insertDocument } from "../drafts/create-document.server.ts";
import { saveDraft } from "../drafts/save-draft.server.ts";
import { findDocuments } from "../lists/finding/find-documents.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { trash } from "../publishing/trash.server.ts";
import { addRedirect } from "../redirects/save-redirect.server.ts";
import { contentTrouble } from "./content-trouble.server.ts";

describe.each(databaseKinds)("trouble of content on %s", (kind) => {
  type Ground = Awaited<ReturnType<typeof openSeeded>>;

  /** A live page that the page Careers then links to. */
  const publishPage = async (deps: Ground, path: string) => {
    const about = seedDocuments.find(({ id }) => id === "page-about");
    if (!about) throw new Error("no page to copy");
    const page = { ...about, id: "page-copy", data: { ...about.data, path } };
    await deps.database.transaction().execute((transaction) => insertDocument(transaction, system, page, deps.clock()));
    expect(await publish(deps, system, "page-copy")).toMatchObject({ outcome: "published" });
  };

  const publishLink = async (deps: Ground, href: string) => {
    const row = await deps.database
      .selectFrom("document")
      .innerJoin("revision", "revision.id", "draft_revision")
      .select(["document.id", "draft_revision", "data"])
      .where("path", "=", "/careers")
      .executeTakeFirstOrThrow();
    const data = JSON.parse(row.data);
    data.blocks = data.blocks.map((block: object) => ("applyLink" in block ? { ...block, applyLink: href } : block));
    await saveDraft(deps, system, { document: row.id, baseRevision: row.draft_revision, data });
    expect(await publish(deps, system, row.id)).toMatchObject({ outcome: "published" });
  };

  test("a new installation has none", async () => {
    const deps = await openSeeded(kind);
    expect(await contentTrouble(deps, editor)).toEqual({ misfits: [], brokenLinks: [], undescribed: [], overdue: [] });
  });

  test("a link is broken once its page is no longer live, and is none once it is redirected", async () => {
    const deps = await openSeeded(kind);
    await publishPage(deps, "/gone");
    await publishLink(deps, "/gone#team");
    expect((await contentTrouble(deps, admin)).brokenLinks).toEqual([]);
    await trash(deps, admin, "page-copy");
    const { brokenLinks } = await contentTrouble(deps, admin);
    const { id } = await deps.database
      .selectFrom("document")
      .select("id")
      .where("path", "=", "/careers")
      .executeTakeFirstOrThrow();
    expect(brokenLinks).toEqual([{ href: "/gone#team", document: { id, title: "Careers", type: "page" } }]);
    await addRedirect(deps, admin, { from: "/gone", to: "/contact" });
    expect((await contentTrouble(deps, admin)).brokenLinks).toEqual([]);
  });

  test("one dead address that hundreds of links name hides no other one", async () => {
    const deps = await openSeeded(kind);
    const links = Array.from({ length: 600 }, (_, n) => ({
      document_id: "page-about",
      href: `/gone#${n}`,
      path: "/gone",
    }));
    const other = { document_id: "member-1", href: "/zone", path: "/zone" };
    await deps.database
      .insertInto("published_link")
      .values([...links, other])
      .execute();
    await deps.database.updateTable("document").set({ title: "A" }).where("id", "=", "member-1").execute();
    const { brokenLinks } = await contentTrouble(deps, editor);
    expect(brokenLinks[0]).toMatchObject({ href: "/zone" });
    expect(brokenLinks).toHaveLength(500);
  });

  test("what is late by more than a minute is overdue", async () => {
    const deps = await openSeeded(kind);
    const due = deps.clock() - 59_000;
    await deps.database.updateTable("document").set({ publish_at: due }).where("id", "=", "member-1").execute();
    expect((await contentTrouble(deps, admin)).overdue).toEqual([]);
    deps.time.now += 2_000;
    expect((await contentTrouble(deps, admin)).overdue).toMatchObject([{ id: "member-1", at: due, what: "publish" }]);
  });

  test("a picture without alternative text counts once it is shown", async () => {
    const deps = await openSeeded(kind);
    const shown = await deps.database
      .selectFrom("media")
      .selectAll()
      .where("id", "=", "page-careers")
      .executeTakeFirstOrThrow();
    await deps.database
      .insertInto("media")
      .values({ ...shown, id: "never-shown" })
      .execute();
    await deps.database
      .updateTable("media")
      .set({ alt: "" })
      .where("id", "in", ["page-careers", "never-shown"])
      .execute();
    const onCareers = [{ id: "page-careers", document: { title: "Careers" } }];
    expect((await contentTrouble(deps, admin)).undescribed).toMatchObject(onCareers);
    const become = (type: string) =>
      deps.database.updateTable("media").set({ type }).where("id", "=", "page-careers").execute();
    await become("application/pdf");
    expect((await contentTrouble(deps, admin)).undescribed, "a file has no text").toEqual([]);
    await become("image/svg+xml");
    await deps.database.updateTable("document").set({ draft_revision: null }).execute();
    expect((await contentTrouble(deps, admin)).undescribed).toMatchObject(onCareers);
    await deps.database.updateTable("document").set({ published_revision: null }).execute();
    expect((await contentTrouble(deps, admin)).undescribed).toEqual([]);
  });

  test("documents are found by any word of title or address; settings only by admins", async () => {
    const deps = await openSeeded(kind);
    const found = await findDocuments(deps, admin, { words: "Services CLOUD", most: 10 });
    expect(found[0]).toMatchObject({ path: "/services/cloud", excerpt: null });
    expect(await findDocuments(deps, admin, { words: "cl%d", most: 10 })).toEqual([]);
    const titles = async (actor: typeof admin) =>
      (await findDocuments(deps, actor, { words: "settings", most: 2 })).map(({ title }) => title).sort();
    expect(await titles(admin)).toEqual(["SEO Settings", "Settings"]);
    expect(await titles(editor)).not.toContain("Settings");
  });
});
