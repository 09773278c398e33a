import { connect } from "#platform/database/database.ts";
import { publishChange } from "../edit.ts";
import { pdf } from "../pictures.ts";
import { expectNoBarriers } from "./barriers.ts";
import { test } from "./own-site.ts";
import { expect } from "./staff.ts";

const wide = { width: 1440, height: 900 };

const headings = (count: number, words: string) => ({
  type: "doc",
  content: Array.from({ length: count }, (_, n) => [
    { type: "heading", attrs: { level: n % 3 === 2 ? 3 : 2 }, content: [{ type: "text", text: `${n + 1}. ${words}` }] },
    { type: "paragraph", content: [{ type: "text", text: "Each has a paragraph." }] },
  ]).flat(),
});

const LONG = "Backup-Wiederherstellungswahrscheinlichkeitsrechnung in the offices of South Florida, once a year";

test.slow();

test("neither the contents of an article nor a list of downloads has a barrier, for visitors and in the editor", async ({
  own,
  admin: page,
}) => {
  const database = connect({ DATABASE_URL: "", DATA_DIR: own.folder }, () => {});
  await page.emulateMedia({ reducedMotion: "reduce" });
  const address = "/blog/what-a-flat-monthly-it-fee-should-include";
  const contents = page.getByRole("navigation", { name: "On this page" });
  for (const [count, words] of [
    [3, "Few"],
    [4, "Enough"],
    [40, LONG],
  ] as const) {
    await publishChange(database, "post-flat-fee", { body: headings(count, words) });
    await page.setViewportSize(wide);
    await page.goto(address);
    await expect(contents).toHaveCount(count < 4 ? 0 : 1);
    await expectNoBarriers(page, `contents of ${count}`);
  }
  await contents.getByRole("link").last().focus();
  await expectNoBarriers(page, "contents in use");

  const send = async (name: string) => {
    const answer = await page.request.post(`/cms/media/upload?name=${encodeURIComponent(name)}.pdf`, { data: pdf(3) });
    return (await answer.json()).picture.id as string;
  };
  await page.setViewportSize(wide);
  await page.goto("/cms/edit/page-about");
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Downloads", exact: true }).click();
  await page.getByRole("button", { name: /^File 1/ }).click();
  await expect(page.getByRole("button", { name: /^Choose file/ })).toBeVisible();
  await expectNoBarriers(page, "a new list of downloads");
  await page.setViewportSize(wide);
  await page.getByRole("button", { name: /^Choose file/ }).click();
  await expect(page.getByRole("dialog", { name: "Choose a file" })).toBeVisible();
  await expectNoBarriers(page, "files, of which there are none");

  const [sheet, letter] = [await send("Data sheet of the year"), await send("x".repeat(90))];
  const about = await database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.published_revision")
    .select("revision.data")
    .where("document.id", "=", "page-about")
    .executeTakeFirstOrThrow();
  const files = [
    { file: sheet, title: "What we promise, in two pages", note: "Signed by both, in March" },
    { file: letter, title: "", note: "" },
  ];
  const block = { type: "downloads", id: "walked", hidden: false, anchor: "", heading: "For your files", files };
  const { blocks } = JSON.parse(about.data);
  await publishChange(database, "page-about", { blocks: [blocks[0], block] });
  await page.goto("/about");
  await expect(page.getByRole("link", { name: /^What we promise/ })).toBeVisible();
  await expectNoBarriers(page, "downloads");
  await page.getByRole("link", { name: /^What we promise/ }).focus();
  await expectNoBarriers(page, "downloads in use");
  await page.setViewportSize(wide);
  await page.goto("/cms/edit/page-about");
  await page.getByRole("button", { name: /^Downloads/ }).click();
  await page.getByRole("button", { name: /^File 1/ }).click();
  await expect(page.getByRole("button", { name: /^Change file/ }).first()).toBeVisible();
  await expectNoBarriers(page, "downloads in the editor");
  await database.destroy();
});
