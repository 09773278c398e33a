import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentRow } from "../edit.ts";
import { addPosts } from "./many-posts.ts";
import { form, type OpenApp, openStaffApp, toastOf } from "./staff.ts";

let app: OpenApp;
let cookies = { editor: "", admin: "" };

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
});

afterAll(() => app[Symbol.asyncDispose]());

const get = (path: string, cookie = cookies.editor) => app.fetch(path, { headers: { cookie } });
const post = (path: string, fields: Record<string, string> | [string, string][], cookie = cookies.editor) =>
  app.fetch(path, { ...form({}, cookie), body: new URLSearchParams(fields).toString() });
const _row = (id: string) => documentRow(app.platform, id);

describe("lists", () => {
  test.each([
    ["pages", "Pages", "About Us"],
    ["blog", "Blog Posts", "hipaa-security-risk"],
    ["services", "Services", "/services/cloud"],
    ["portfolio", "Portfolio", "/portfolio/retail"],
    ["team", "Team Members", "Marisol V."],
    ["testimonials", "Testimonials", "Select"],
  ])("/cms/%s shows what there is", async (path, title, some) => {
    const html = await (await get(`/cms/${path}`)).text();
    expect(html).toContain(`<h1 class="title">${title}</h1>`);
    expect(html).toContain(some);
    expect(html).toContain("Live");
  });

  test("a list of another language shows its documents, those in the trash too, and the palette leads to them", async () => {
    const html = await (await get("/cms/services?language=es&q=nube")).text();
    expect(html).toContain("/es/servicios/nube");
    expect(html).not.toContain("/services/cloud");
    expect(html).toContain("Español: Up to date");
    expect(html).toMatch(/<input type="hidden" name="language" value="es"\/?>/);
    await post("/cms/content/trash", { id: "testimonial-1-es", back: "/cms/testimonials" });
    const trash = (query: string) => get(`/cms/testimonials?status=trash${query}`).then((answer) => answer.text());
    expect(await trash("")).toContain("The trash is empty");
    expect(await trash("&language=es")).toContain("Take back");
    await post("/cms/content/restore", { id: "testimonial-1-es", back: "/cms/testimonials" });
    const { hits } = (await (await get("/cms/search?q=nube")).json()) as { hits: { language?: string }[] };
    expect(hits.some(({ language }) => language === "es")).toBe(true);
  });

  test("only a list that shows all there is, in its order, can be put in another: parts of it would lose the places between", async () => {
    const canOrder = async (query: string) =>
      (await (await get(`/cms/team${query}`)).text()).includes('aria-label="Move “');
    expect(await canOrder("")).toBe(true);
    for (const part of ["?language=es", "?samples", "?status=live", "?q=a", "?sort=title"])
      expect(await canOrder(part), part).toBe(false);
  });

  test("what an address asks for that makes no sense is left out", async () => {
    const response = await get("/cms/blog?status=odd&sort=order&page=-4&q=%25%25");
    expect(response.status).toBe(200);
    expect(await (await get("/cms/blog?q=no-such-words")).text()).toContain("Nothing matches");
    expect(await (await get("/cms/blog?tag=no-such-tag")).text()).toContain("Nothing matches");
    expect(await (await get("/cms/team?status=trash")).text()).toContain("The trash is empty");
  });
});

describe("a long list", () => {
  beforeAll(async () => {
    await addPosts(app.platform.database, 52);
    const { database } = app.platform;
    for (const n of [0, 1])
      await database
        .updateTable("document")
        .set({ title: `Zebra ${n}` })
        .where("id", "=", `post-${n}`)
        .execute();
  });

  test("comes in pages of twenty-five, whose ways keep what was asked for, but for the page", async () => {
    const page = async (query: string) => (await get(`/cms/blog?${query}`)).text();
    const lines = (html: string) => html.match(/class="entry-title cut"/g)?.length ?? 0;
    const second = await page("sort=title&status=live&page=2");
    expect([lines(await page("")), lines(second), lines(await page("page=3"))]).toEqual([25, 25, 5]);
    expect(second).toMatch(/26(<!-- -->)?–(<!-- -->)?50(<!-- -->)? of (<!-- -->)?55/);
    for (const way of ["sort=title&amp;status=live&amp;page=1", "sort=title&amp;status=live&amp;page=3"])
      expect(second).toContain(`href="/cms/blog?${way}"`);
    expect(second).toContain('href="/cms/blog?sort=changed&amp;status=live"');
    expect(second).toContain('href="/cms/blog?sort=title&amp;status=draft"');
    expect(second).toContain('href="/cms/blog?sort=title"');
    expect(second).toContain(
      '<input type="hidden" name="status" value="live"/><input type="hidden" name="sort" value="title"/>',
    );
    expect(second).toContain('<th scope="col" class="c-title" aria-sort="ascending">');
    expect(await page("sort=changed")).toContain('class="c-date c-date-changed" aria-sort="descending"');
    expect(second).toContain(
      '<input type="hidden" name="back" value="/cms/blog?sort=title&amp;status=live&amp;page=2"/>',
    );
    expect(await page("page=9"), "the last of what is there").toMatch(
      /51(<!-- -->)?–(<!-- -->)?55(<!-- -->)? of (<!-- -->)?55.*Page (<!-- -->)?3(<!-- -->)? of (<!-- -->)?3/,
    );
    expect(await page("sort=order")).toContain('class="c-date c-date-changed" aria-sort="descending"');
  });

  const several = (ids: string[]): [string, string][] => [
    ...ids.map((id): [string, string] => ["id", id]),
    ["back", "/cms/blog"],
  ];
  const said = async (verb: string, ids: string[]) =>
    JSON.parse(toastOf(await post(`/cms/content/${verb}`, several(ids))));

  test("what is done with several is counted, and what was refused is named with the reason", async () => {
    expect(await said("unpublish", ["post-0", "post-1"])).toMatchObject({ text: "Unpublished: 2", bad: false });
    expect(await said("unpublish", ["post-0", "post-2"])).toMatchObject({
      text: "Unpublished: 1. Not done: “Zebra 0”: It is not live",
      bad: true,
    });
    const five = ["post-0", "post-1", "post-0", "post-1", "post-2"].map((id, n) => (n < 2 ? id : `nobody-${n}`));
    expect((await said("unpublish", five)).text).toMatch(/^Not done: (“[^”]*”: [^;]+; ){2}“[^”]*”: .+ and 2 more$/);
    expect((await said("unpublish", five.slice(0, 3))).text).toMatch(
      /^Not done: ([^;]+; ){2}“Unknown”: It is no longer there$/,
    );
    expect(await said("trash", ["post-0", "post-1"])).toMatchObject({ text: "Moved to the trash: 2", bad: false });
    expect(await said("restore", ["post-0"])).toMatchObject({
      text: "Taken back. Visitors see it once it is published",
      bad: false,
    });
    expect((await post("/cms/content/burn", several(["post-0"]))).status).toBe(404);
    const planned = await post("/cms/content/schedule", [
      ...several(["service-network", "nobody"]),
      ["date", "2099-07-01"],
      ["time", "09:30"],
    ]);
    expect([planned.status, await planned.json()]).toMatchObject([
      200,
      { done: 1, refused: [{ title: "Unknown", outcome: "missing" }] },
    ]);
  });

  test("what somebody changed since is named when several are undone, three at most, and the rest is counted", async () => {
    const four = ["member-1", "member-2", "member-3", "member-4"];
    const three = four.slice(0, 3);
    for (const [thrown, changed, words] of [
      [three, three, /^Not undone: (Somebody changed “[^”]+” since; ){2}Somebody changed “[^”]+” since$/],
      [
        four,
        three,
        /^Undone: “[^”]+”. Not undone: (Somebody changed “[^”]+” since; ){2}Somebody changed “[^”]+” since$/,
      ],
      [four, four, /^Not undone: (Somebody changed “[^”]+” since; ){2}Somebody changed “[^”]+” since and 1 more$/],
    ] as const) {
      const { undo } = await said("trash", [...thrown]);
      await said("restore", [...changed]);
      const toast = toastOf(await post("/cms/undo", several([undo])));
      expect(JSON.parse(toast)).toMatchObject({ text: expect.stringMatching(words), bad: true });
    }
  });
});
