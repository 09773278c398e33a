import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument as edit, documentRow as rowOf } from "../../../tests/edit.ts";
import { openSeeded as openSite, type Seeded as Site } from "../../../tests/seeded.ts";
import { siteVersion } from "../../site-version.server.ts";
import { NotAllowed } from "../../staff/rights.ts";
import { compareRevisions } from "../compare/compare-revisions.server.ts";
import { createDocument, duplicate } from "../drafts/create-document.server.ts";
import { saveEdit } from "../drafts/edit-draft.server.ts";
import { history } from "../drafts/history.server.ts";
import { restoreRevision } from "../drafts/restore-revision.server.ts";
import { listDocuments } from "../lists/list-documents.server.ts";
import { reorder } from "../lists/reorder.server.ts";
import { publishedDocument } from "../published/published-document.server.ts";
import { linkedFrom } from "../published/published-links.server.ts";
import { schedule } from "../schedule/schedule.server.ts";
import { publish } from "./publish.server.ts";
import { publishState } from "./publish-state.server.ts";
import { restoreFromTrash, trash } from "./trash.server.ts";
import { unpublish } from "./unpublish.server.ts";

const editor = { id: "ed", role: "editor" } as const;
const list = (site: Site, changes: Partial<Parameters<typeof listDocuments>[2]> = {}) =>
  listDocuments(site, editor, { type: "member", search: "", status: null, sort: "order", page: 1, ...changes });

const actionsOf = async ({ database }: Site, document: string) =>
  (
    await database.selectFrom("activity").select(["action", "actor"]).where("document_id", "=", document).execute()
  ).filter(({ actor }) => actor === "ed");

describe.each(databaseKinds)("on %s", (kind) => {
  test("a document goes through its whole life: draft, live, changed, unpublished, trash and back", async () => {
    const site = await openSite(kind);
    const made = await createDocument(site, editor, "member");
    if (made.outcome !== "created") throw new Error(made.outcome);
    const { id } = made;
    const status = async () => (await list(site, { status: null })).entries.find((entry) => entry.id === id)?.status;
    expect(await status()).toBe("draft");
    expect(await publish(site, editor, id)).toMatchObject({ outcome: "blocked" });
    await edit(site, id, (data) => ({ ...data, name: "Ana R.", role: "Engineer", description: "Fixes things." }));
    expect(await publish(site, editor, id)).toMatchObject({ outcome: "published", path: null });
    expect(await status()).toBe("live");
    await edit(site, id, (data) => ({ ...data, role: "Lead engineer" }));
    expect(await status()).toBe("changed");
    const before = await siteVersion(site.database);
    expect(await unpublish(site, editor, id)).toMatchObject({ outcome: "unpublished", title: "Ana R." });
    expect(await status()).toBe("unpublished");
    expect(await siteVersion(site.database)).toBe(before + 1);
    expect(await unpublish(site, editor, id)).toMatchObject({ outcome: "not-live" });
    expect(await trash(site, editor, id)).toMatchObject({ outcome: "trashed" });
    expect(await status()).toBeUndefined();
    expect((await list(site, { status: "trash" })).entries.map((entry) => entry.title)).toEqual(["Ana R."]);
    expect(await publish(site, editor, id)).toEqual({ outcome: "missing" });
    expect(await restoreFromTrash(site, editor, id)).toMatchObject({ outcome: "restored" });
    expect(await status()).toBe("unpublished");
    const actions = (await actionsOf(site, id)).map(({ action }) => action).sort();
    expect(actions).toEqual(["create", "publish", "trash", "unpublish", "untrash"]);
  });

  test("a live document that is thrown away is gone from the site, and an editor left open no longer saves it", async () => {
    const site = await openSite(kind);
    const [before, { draft_revision: baseRevision }] = [
      await siteVersion(site.database),
      await rowOf(site, "service-cloud"),
    ];
    expect(await trash(site, editor, "service-cloud")).toMatchObject({ outcome: "trashed" });
    expect(await siteVersion(site.database)).toBe(before + 1);
    const late = saveEdit(site, editor, "service-cloud", { baseRevision, data: { title: "Typed on" } });
    expect(await late).toEqual({ outcome: "missing" });
    expect(await rowOf(site, "service-cloud")).toMatchObject({ draft_revision: baseRevision });
  });

  test("a copy is a draft of the same contents at an address of its own", async () => {
    const site = await openSite(kind);
    const copied = await duplicate(site, editor, "service-cloud");
    if (copied.outcome !== "duplicated") throw new Error(copied.outcome);
    const entry = (await list(site, { type: "service" })).entries.find(({ id }) => id === copied.id);
    expect(entry).toMatchObject({ status: "draft", aside: "/services/cloud-copy" });
    expect(entry?.title).toMatch(/\(copy\)$/);
    const inSpanish = await duplicate(site, editor, "service-cloud-es");
    const { entries } = await list(site, { type: "service", language: "es" });
    expect(entries.find(({ id }) => inSpanish.outcome === "duplicated" && id === inSpanish.id)).toMatchObject({
      aside: "/es/servicios/nube-copy",
    });
    expect(await duplicate(site, { id: "a", role: "admin" }, "settings")).toEqual({ outcome: "only-one" });
  });

  test("the copy of a long title still fits its field, and what is in the trash is not copied", async () => {
    const site = await openSite(kind);
    await edit(site, "service-cloud", (data) => ({ ...data, title: "T".repeat(80) }));
    const copied = await duplicate(site, editor, "service-cloud");
    if (copied.outcome !== "duplicated") throw new Error(copied.outcome);
    expect((await rowOf(site, copied.id)).title).toBe(`${"T".repeat(73)} (copy)`);
    await trash(site, editor, "service-cloud");
    expect(await duplicate(site, editor, "service-cloud")).toEqual({ outcome: "missing" });
  });

  test("an address is free again once its document is no longer live, and taken while it is", async () => {
    const site = await openSite(kind);
    await edit(site, "service-cloud", (data) => ({ ...data, path: "/services/data" }));
    const blocked = await publish(site, editor, "service-cloud");
    expect(blocked).toMatchObject({ outcome: "blocked" });
    if (blocked.outcome === "blocked")
      expect(blocked.check.issues[0]?.title).toBe("The address /services/data is taken");
    await unpublish(site, editor, "service-data");
    await unpublish(site, editor, "service-network");
    const { path } = await rowOf(site, "service-network");
    expect(await publish(site, editor, "service-cloud")).toMatchObject({
      outcome: "published",
      path: "/services/data",
    });
    expect((await publishedDocument(site.database, "/services/data"))?.id).toBe("service-cloud");
    expect((await rowOf(site, "service-data")).path).toBeNull();
    expect(path).not.toBeNull();
    expect((await rowOf(site, "service-network")).path, "nobody took that one").toBe(path);
  });

  test("the site keeps its home page and settings; what links to a page is known", async () => {
    const site = await openSite(kind);
    const home = (await list(site, { type: "page", search: "home" })).entries.find(({ path }) => path === "/");
    expect(await unpublish(site, editor, home?.id ?? "")).toMatchObject({ outcome: "needed" });
    expect(await trash(site, editor, home?.id ?? "")).toMatchObject({ outcome: "needed" });
    const sources = await linkedFrom(site.database, "/services/security");
    expect(sources.map(({ path }) => path)).toContain("/");
    expect(await linkedFrom(site.database, "/services/secur")).toEqual([]);
    const toItself = { buttonLink: "/about", buttonText: "Go", heading: "H", text: "", showPhone: true, hidden: false };
    await edit(site, "page-about", ({ blocks, ...data }) => ({
      ...data,
      blocks: [...(blocks as object[]), { type: "call-to-action", id: "x", ...toItself }],
    }));
    expect(await publish(site, editor, "page-about")).toMatchObject({ outcome: "published" });
    const others = (await linkedFrom(site.database, "/about")).map(({ path }) => path);
    expect([others.includes("/"), others.includes("/about")], "a page loses no link by going itself").toEqual([
      true,
      false,
    ]);
  });

  test("settings are not for editors, whatever the verb", async () => {
    const site = await openSite(kind);
    const tries = [
      () => publish(site, editor, "settings"),
      () => publishState(site, editor, "seo"),
      () => history(site, editor, { document: "settings", page: 1 }),
      () => unpublish(site, editor, "settings"),
      () => trash(site, editor, "seo"),
      () => duplicate(site, editor, "seo"),
      () => createDocument(site, editor, "settings"),
      () => reorder(site, editor, { type: "settings", ids: ["settings"] }),
      () => list(site, { type: "seo" }),
      () => compareRevisions(site, editor, { document: "seo", before: "", after: "" }),
      () => restoreRevision(site, editor, { document: "seo", revision: "", baseRevision: "" }),
      () => schedule(site, editor, { document: "seo", what: "publish", date: "2030-01-01", time: "09:00" }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toBeInstanceOf(NotAllowed);
    expect(await publish(site, { id: "a", role: "admin" }, "settings")).toMatchObject({ outcome: "published" });
  });
});
