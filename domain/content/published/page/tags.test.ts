import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../../tests/databases.ts";
import { editDocument } from "../../../../tests/edit.ts";
import { openSeeded } from "../../../../tests/seeded.ts";
import { admin, editor } from "../../../../tests/staff-actors.ts";
import { canGoLive } from "../../check/can-go-live.server.ts";
import { knownTags } from "../../lists/known-tags.server.ts";
import { listDocuments } from "../../lists/list-documents.server.ts";
import { bringBack } from "../../live/bring-back.server.ts";
import { publish } from "../../publishing/publish.server.ts";
import { restoreFromTrash, trash } from "../../publishing/trash.server.ts";
import { unpublish } from "../../publishing/unpublish.server.ts";
import { publishedDocument } from "../published-document.server.ts";
import { publishedSite } from "../published-site.server.ts";
import { documentView, tagView } from "./page-view.server.ts";
import { countTags, liveTag, tagAddresses, tagLinks } from "./tags.server.ts";

type Site = Awaited<ReturnType<typeof openSeeded>>;

const setTags = async (site: Site, id: string, tags: string[], live = true) => {
  await editDocument(site, id, (data) => ({ ...data, tags }));
  if (live) expect(await publish(site, editor, id)).toMatchObject({ outcome: "published" });
};

const tagged = async (site: Site, slug: string) => {
  const shown = await tagView(site, await publishedSite(site), slug, 1);
  return shown ? shown.view.posts.map(({ id }) => id) : null;
};

describe.each(databaseKinds)("tags on %s", (kind) => {
  test("spellings of one word are one tag, named as most posts have it", async () => {
    const site = await openSeeded(kind);
    await setTags(site, "post-hipaa", ["Café IT", "cafe-it", "Backups"]);
    await setTags(site, "post-flat-fee", ["CAFE IT"]);
    await setTags(site, "post-hurricane", ["Café IT"]);
    expect(await liveTag(site.database, "en", "cafe-it")).toEqual({ slug: "cafe-it", name: "Café IT", posts: 3 });
    expect(await tagged(site, "cafe-it")).toEqual(["post-flat-fee", "post-hipaa", "post-hurricane"]);
    const shown = await tagView(site, await publishedSite(site), "cafe-it", 2);
    expect(shown?.view).toMatchObject({ posts: [], postsPage: { number: 2, count: 1, path: "/blog/tag/cafe-it" } });
    if (shown?.document.type !== "page") throw new Error("not there");
    const { description } = shown.document.data.search;
    expect(description).toMatch(/^3 posts about Café IT by Mangrove IT: .{50}/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(await tagLinks(site.database, "en", [["cafe it"], [], ["New"]])).toEqual([
      [{ name: "Café IT", path: "/blog/tag/cafe-it" }],
      [],
      [{ name: "New", path: "/blog/tag/new" }],
    ]);
    const paths = (await tagAddresses(site.database, 9, 0)).map(({ path }) => path);
    expect(paths.slice(0, 3)).toEqual(["/blog/tag/backups", "/blog/tag/cafe-it", "/es/blog/tag/contratos"]);
    expect(await countTags(site.database)).toBe(paths.length);
    expect((await tagAddresses(site.database, 9, 1)).map(({ path }) => path)).toEqual(paths.slice(1));
  });

  test("what has no letter and no digit is no tag", async () => {
    const site = await openSeeded(kind);
    await setTags(site, "post-hipaa", ["!", "Storms", "…"], false);
    const rows = site.database.selectFrom("document_tag").select("slug").where("document_id", "=", "post-hipaa");
    expect(await rows.where("version", "=", "draft").execute()).toEqual([{ slug: "storms" }]);
  });

  test("a tag that two languages spell alike has a page in each, with the posts of its own", async () => {
    const site = await openSeeded(kind);
    await setTags(site, "post-hipaa", ["HIPAA"]);
    await setTags(site, "post-hipaa-es", ["HIPAA"]);
    expect(await tagged(site, "hipaa")).toEqual(["post-hipaa"]);
    const spanish = await tagView(site, await publishedSite(site, "es"), "hipaa", 1);
    expect(spanish?.view.posts.map(({ path }) => path.startsWith("/es/"))).toEqual([true]);
    const { data } = (await publishedDocument(site.database, spanish?.view.posts[0]?.path ?? "")) ?? expect.fail();
    expect(spanish?.view.posts[0]).toMatchObject({ summary: (data as unknown as { summary: string }).summary });
  });

  test("a tag's page follows its posts as they come and go", async () => {
    const site = await openSeeded(kind);
    await setTags(site, "post-hipaa", ["Moray"]);
    expect(await tagged(site, "moray")).toEqual(["post-hipaa"]);
    await setTags(site, "post-flat-fee", ["moray"], false);
    expect(await tagged(site, "moray")).toEqual(["post-hipaa"]);
    await setTags(site, "post-hipaa", ["Heron"], false);
    expect([await tagged(site, "moray"), await tagged(site, "heron")], "a draft changes no page").toEqual([
      ["post-hipaa"],
      null,
    ]);
    const away = await unpublish(site, editor, "post-hipaa");
    expect(await tagged(site, "moray")).toBeNull();
    if (away.outcome !== "unpublished") throw new Error(away.outcome);
    await bringBack(site, editor, [{ verb: "unpublish", before: away.before }]);
    expect(await tagged(site, "moray")).toEqual(["post-hipaa"]);
    await trash(site, editor, "post-hipaa");
    expect(await tagged(site, "moray")).toBeNull();
    await restoreFromTrash(site, editor, "post-hipaa");
    await setTags(site, "post-hipaa", []);
    expect(await tagged(site, "moray")).toBeNull();
    expect(await liveTag(site.database, "en", "no-such-tag")).toBeNull();
  });

  test("a page with two lists of posts has as many as the longer one shows, and no pages of them", async () => {
    const site = await openSeeded(kind);
    const home = await publishedDocument(site.database, "/");
    if (home?.type !== "page") throw new Error("not there");
    const list = (id: string, count: number) => ({
      type: "latest-posts",
      id,
      hidden: false,
      heading: "",
      count,
      paged: false,
      posts: [],
    });
    const page = { ...home, data: { ...home.data, blocks: [list("a", 1), list("b", 2)] } } as typeof home;
    const { view } = await documentView(site, await publishedSite(site), page);
    expect([view.posts.length, view.postsPage]).toEqual([2, { number: 1, count: 1, path: "/blog" }]);
  });

  test("a post says when it was changed once that was after the day it bears, by the company's clocks", async () => {
    const site = await openSeeded(kind);
    const post = await publishedDocument(site.database, "/blog/hipaa-security-risk-assessment-small-clinic");
    if (post?.type !== "post") throw new Error("not there");
    const updated = async (changedAt: number) =>
      (await documentView(site, await publishedSite(site), { ...post, changedAt })).view.post?.updatedAt;
    const midnight = Date.parse(`${post.data.publishedOn}T04:00Z`) + 24 * 3_600_000;
    expect([await updated(midnight - 1), await updated(midnight)]).toEqual([null, midnight]);
  });

  test("staff find drafts by their tags, and are told which there are", async () => {
    const site = await openSeeded(kind);
    await setTags(site, "post-hipaa", ["Moray"], false);
    const all = { type: "post", search: "", status: null, sort: "changed", page: 1 } as const;
    const found = await listDocuments(site, editor, { ...all, tag: "moray" });
    expect(found.entries.map(({ id, about }) => [id, about])).toEqual([
      ["post-hipaa", "August 18, 2026 · Priya N. · Moray"],
    ]);
    expect([found.total, found.counts.changed, found.counts.live]).toEqual([1, 1, 0]);
    const known = await knownTags(site.database, editor);
    expect(known).toContainEqual({ slug: "moray", name: "Moray", documents: 1 });
    await publish(site, editor, "post-hipaa");
    expect(await knownTags(site.database, editor), "a publish changes no draft").toEqual(known);
    expect(known.map(({ slug }) => slug)).not.toContain("hipaa");
    await trash(site, editor, "post-hipaa");
    expect((await knownTags(site.database, editor)).map(({ slug }) => slug)).not.toContain("moray");
  });

  test("a post is signed by a member of the team, in words where that one left the site, else by the company", async () => {
    const site = await openSeeded(kind);
    const path = "/blog/hipaa-security-risk-assessment-small-clinic";
    const signed = async () => {
      const post = await publishedDocument(site.database, path);
      if (!post) throw new Error("not there");
      return (await documentView(site, await publishedSite(site), post)).view.post?.author;
    };
    const warnings = async () => {
      const { draft_revision } = await site.database
        .selectFrom("document")
        .select("draft_revision")
        .where("id", "=", "post-hipaa")
        .executeTakeFirstOrThrow();
      const { check } = await canGoLive(
        site.database,
        { id: "post-hipaa", type: "post", language: "en" },
        draft_revision ?? "",
        site.time.now,
      );
      return check.issues.filter(({ field }) => field === "writtenBy").map(({ title, text }) => `${title}. ${text}`);
    };
    expect(await signed()).toMatchObject({ name: "Priya N.", member: { role: "Security and Compliance Lead" } });
    expect(await warnings()).toEqual([]);
    await unpublish(site, admin, "member-3");
    expect(await signed()).toEqual({ name: "Mangrove IT", member: null });
    await editDocument(site, "post-hipaa", (data) => ({ ...data, author: "Help desk" }));
    expect(await warnings()).toEqual([
      "Priya N. is not on the site. Visitors read “Help desk” as the author until then.",
    ]);
    await publish(site, editor, "post-hipaa");
    expect(await signed()).toEqual({ name: "Help desk", member: null });
    await publish(site, admin, "member-3");
    expect((await signed())?.name).toBe("Priya N.");
  });
});
