import { describe, expect, test } from "vitest";
import { callTo } from "../../../tests/call-to.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument as edit, publishChange } from "../../../tests/edit.ts";
import { openSeeded as openSite, type Seeded } from "../../../tests/seeded.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { typed } from "../find-document.server.ts";
import { trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { addRedirect } from "../redirects/save-redirect.server.ts";
import { canGoLive } from "./can-go-live.server.ts";
import { ownErrors } from "./issue.ts";

const editor = { id: "ed", role: "editor" } as const;

const check = async (site: Seeded, id: string) => {
  const row = await documentRow(site, id);
  const document = typed(row);
  return (await canGoLive(site.database, document, row.draft_revision ?? "", site.time.now)).check;
};

const errorsOf = async (site: Seeded, id: string) =>
  (await check(site, id)).issues.filter(({ level }) => level === "error").map(({ field, title }) => [field, title]);

const withBlock = (block: object) => (data: Record<string, unknown>) => ({
  ...data,
  blocks: [...(data.blocks as object[]), block],
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("nothing of what a new installation publishes has an error", async () => {
    const site = await openSite(kind);
    const rows = await site.database.selectFrom("document").select("id").execute();
    for (const { id } of rows) expect([id, await errorsOf(site, id)]).toEqual([id, []]);
  });

  test("links that lead nowhere, to drafts and to missing places block; detours are told", async () => {
    const site = await openSite(kind);
    const last = ((await blocksOf(site, "page-about")).length ?? 0).toString();
    const tries: [string, string | undefined][] = [
      ["/nowhere", "The link to /nowhere leads nowhere"],
      ["/services/cloud?from=about", "The link to /services/cloud leads to something that is not live"],
      ["#teams", "The link to #teams misses its place"],
      ["/contact#team", "The link to /contact#team misses its place"],
      ["/about#team", undefined],
      ["/contact/", undefined],
      ["#team", undefined],
      ["/blog/rss.xml", undefined],
      ["https://example.com/nowhere", undefined],
      ["tel:+13055550142", undefined],
    ];
    await unpublish(site, editor, "service-cloud");
    await edit(site, "page-about", withBlock({}));
    for (const [href, title] of tries) {
      await edit(site, "page-about", (data) => ({
        ...data,
        blocks: [...(data.blocks as object[]).slice(0, -1), callTo(href)],
      }));
      const errors = (await errorsOf(site, "page-about")).filter(([field]) => field?.startsWith(`blocks.${last}`));
      expect([href, errors]).toEqual([href, title ? [[`blocks.${last}.buttonLink`, title]] : []]);
    }
    const hideTeam = (data: Record<string, unknown>) => ({
      ...data,
      blocks: (data.blocks as { type: string }[]).map((one) => ({
        ...one,
        ...(one.type === "team" && { hidden: true }),
      })),
    });
    await edit(site, "page-about", hideTeam);
    await edit(site, "page-about", (data) => ({
      ...data,
      blocks: [...(data.blocks as object[]).slice(0, -1), callTo("#team")],
    }));
    expect(await errorsOf(site, "page-about")).toContainEqual([
      `blocks.${last}.buttonLink`,
      "The link to #team misses its place",
    ]);
    await trash(site, admin, "service-cloud");
    await edit(site, "page-terms", withBlock(callTo("/services/cloud")));
    expect(
      (await errorsOf(site, "page-terms")).map(([, title]) => title),
      "who reads it can't publish it",
    ).toEqual(["The link to /services/cloud leads nowhere"]);
    await addRedirect(site, admin, { from: "/old", to: "/contact" });
    await edit(site, "page-terms", withBlock(callTo("/old")));
    const { issues } = await check(site, "page-terms");
    expect(issues.map(({ level, title }) => [level, title])).toContainEqual([
      "warning",
      "The link to /old takes a detour",
    ]);
    const isLink = ({ title }: { title: string }) => title.startsWith("The link");
    expect(issues.every((issue) => (issue.about === "link") === isLink(issue))).toBe(true);
  });

  test("what others that go live too may make right is told from what only a change of the document can", async () => {
    const site = await openSite(kind);
    const owns = async (id: string) => ownErrors(await check(site, id)).map(({ title }) => title);
    await unpublish(site, editor, "service-cloud");
    for (const href of ["/nowhere", "/services/cloud", "/contact#team"])
      await edit(site, "page-about", withBlock(callTo(href)));
    await edit(site, "page-careers", (data) => ({ ...data, path: "/contact" }));
    await site.database.updateTable("document").set({ published_revision: null }).where("id", "=", "seo-es").execute();
    for (const id of ["page-about", "page-careers", "service-network-es"]) {
      expect(await errorsOf(site, id), id).not.toEqual([]);
      expect(await owns(id), id).toEqual([]);
    }
    await edit(site, "page-about", withBlock(callTo("#teams")));
    expect(await owns("page-about")).toEqual(["The link to #teams misses its place"]);
    for (const path of ["/es/contact", "/Contact", ""]) {
      await edit(site, "page-careers", (data) => ({ ...data, path }));
      expect(await owns("page-careers"), path).toHaveLength(1);
    }
  });

  test("a language opens with its Settings and SEO Settings: they may go live, nothing else of it before them", async () => {
    const site = await openSite(kind);
    const own = ["settings-es", "seo-es"];
    await site.database.updateTable("document").set({ published_revision: null }).where("id", "in", own).execute();
    for (const id of own) expect([id, await errorsOf(site, id)]).toEqual([id, []]);
    expect(await errorsOf(site, "service-cloud-es")).toContainEqual(["", "The site isn't in Español yet"]);
  });

  test("a page that is not live yet may link to its own parts, by its whole address too", async () => {
    const site = await openSite(kind);
    await edit(site, "page-about", (data) => ({
      ...data,
      path: "/who-we-are",
      blocks: [...(data.blocks as object[]), callTo("/who-we-are#main")],
    }));
    expect(await errorsOf(site, "page-about")).toEqual([]);
  });

  test("an address begins as those of its language do", async () => {
    const site = await openSite(kind);
    const wrong = ["path", "The address is that of another language"];
    await edit(site, "service-cloud-es", (data) => ({ ...data, path: "/services/nube" }));
    expect(await errorsOf(site, "service-cloud-es")).toEqual([wrong]);
    await edit(site, "page-terms", (data) => ({ ...data, path: "/es/terms" }));
    expect(await errorsOf(site, "page-terms")).toEqual([wrong]);
    await edit(site, "service-cloud-es", (data) => ({ ...data, path: "/es/servicios/nubes" }));
    expect(await errorsOf(site, "service-cloud-es")).toEqual([]);
  });

  test("pictures without words or no longer there block, heavy ones are told", async () => {
    const site = await openSite(kind);
    const picture = String((await dataOf(site, "service-cloud")).picture);
    await site.database.updateTable("media").set({ alt: " ", bytes: 900_000 }).where("id", "=", picture).execute();
    expect(await errorsOf(site, "service-cloud")).toEqual([["picture", "A picture has no alternative text"]]);
    expect((await check(site, "service-cloud")).issues.map(({ title }) => title)).toContain("A picture weighs 879 kB");
    await edit(site, "service-cloud", (data) => ({ ...data, picture: "gone" }));
    expect(await errorsOf(site, "service-cloud")).toEqual([["picture", "A picture is no longer in the media library"]]);
  });

  test("empty fields block under the name that the form gives them; hidden blocks are left alone by the other checks", async () => {
    const site = await openSite(kind);
    const empty = { type: "doc", content: [{ type: "paragraph" }] };
    await edit(site, "service-cloud", (data) => ({ ...data, sections: [{ heading: "", body: empty }], benefits: [] }));
    expect(await errorsOf(site, "service-cloud")).toEqual([
      ["sections.0.heading", "Section 1 › Heading: this field is required"],
      ["benefits", "Key benefits: at least 1"],
      ["sections.0.body", "Section 1 › Text: this field is required"],
    ]);
    await edit(site, "page-terms", withBlock({ ...callTo("/nowhere"), hidden: true }));
    expect(await errorsOf(site, "page-terms")).toEqual([]);
  });

  test("hidden blocks may have gaps and pictures without words", async () => {
    const site = await openSite(kind);
    await site.database.updateTable("media").set({ alt: "" }).where("id", "=", "service-cloud").execute();
    const empty = { type: "doc", content: [{ type: "paragraph" }] };
    const text = { type: "rich-text", id: "t", hidden: true, body: empty };
    const opening = {
      type: "intro",
      id: "i",
      hidden: true,
      eyebrow: "",
      heading: "H",
      text: "",
      picture: "service-cloud",
    };
    await edit(site, "page-terms", (data) => ({ ...data, blocks: [...(data.blocks as object[]), text, opening] }));
    expect(await errorsOf(site, "page-terms")).toEqual([]);
    const shown = [text, opening].map((block) => ({ ...block, hidden: false }));
    await edit(site, "page-terms", (data) => ({
      ...data,
      blocks: [...(data.blocks as object[]).slice(0, -2), ...shown],
    }));
    expect(await errorsOf(site, "page-terms")).toHaveLength(2);
  });

  test("pictures that are heavy only together are told once", async () => {
    const site = await openSite(kind);
    await site.database
      .updateTable("media")
      .set({ bytes: 4_100_000, variants: "[]" })
      .where("id", "=", "service-cloud")
      .execute();
    const titles = (await check(site, "service-cloud")).issues.map(({ title }) => title);
    expect(titles).toContain("The pictures weigh 3.9 MB together");
  });

  test("headings, titles and descriptions are told about", async () => {
    const site = await openSite(kind);
    const heading = (level: number) => ({ type: "heading", attrs: { level }, content: [{ type: "text", text: "H" }] });
    await edit(site, "page-terms", (data) => ({
      ...data,
      title: "A title that goes on and on and on and on and on and on and on",
      search: { title: "", description: "Short.", picture: "" },
      blocks: [{ type: "rich-text", id: "r", hidden: false, body: { type: "doc", content: [heading(2), heading(4)] } }],
    }));
    const { issues } = await check(site, "page-terms");
    expect(issues.map(({ level, title }) => [level, title])).toEqual([
      ["warning", "The page has no main heading"],
      ["warning", "A heading skips a level"],
      ["warning", "The title has 62 characters"],
      ["warning", "The description has 6 characters"],
    ]);
  });

  test("a title and a description are as long as what stands for their names, in the language of the page", async () => {
    const site = await openSite(kind);
    const named = async (id: string, company: string) => {
      await edit(site, id, (data) => ({
        ...data,
        search: {
          title: `{company}${"t".repeat(60 - company.length)}`,
          description: `{company}${"d".repeat(70 - company.length)}`,
          picture: "",
        },
      }));
      const { issues } = await check(site, id);
      return issues.flatMap(({ field, title }) => (field.startsWith("search.") ? title : []));
    };
    const company = "Ivy IT";
    const before = (await dataOf(site, "settings")).company as object;
    await publishChange(site.database, "settings", { company: { ...before, name: company } });
    expect(await named("page-terms", company)).toEqual([]);
    expect(await named("page-terms-es", company)).toEqual([]);
    expect(await named("page-terms", `${company}s`)).toEqual(["The description has 69 characters"]);
    expect(await named("page-terms", company.slice(1))).toEqual(["The title has 61 characters"]);
  });
});

const dataOf = async (site: Seeded, id: string): Promise<Record<string, unknown>> => {
  const { draft_revision } = await documentRow(site, id);
  const row = await site.database
    .selectFrom("revision")
    .select("data")
    .where("id", "=", draft_revision ?? "")
    .executeTakeFirstOrThrow();
  return JSON.parse(row.data);
};

const blocksOf = async (site: Seeded, id: string) => (await dataOf(site, id)).blocks as object[];
