import { expectNoBarriers } from "./barriers.ts";
import { hold } from "./hold.ts";
import { frameOf, saved } from "./open-editor.ts";
import { expect, test } from "./staff.ts";

const CODE = "**/assets/rich-text-field-*.js";

test("on a slow line one writes before the text is there, and who clicked its words has the cursor in them then", async ({
  page,
}) => {
  const letGo = await hold(page, CODE);
  await page.goto("/cms/edit/post-hurricane");
  const title = page.getByLabel("Title", { exact: true }).first();
  const words = await title.inputValue();
  await title.fill(`${words} again`);
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(`${words} again`);
  await saved(page);
  const place = page.getByRole("group", { name: "Text", exact: true });
  await expect(place).toHaveText("Loading the text…");
  await expectNoBarriers(page, "a text that is not there yet");
  await page.setViewportSize({ width: 1280, height: 800 });
  const heading = frameOf(page).locator(".prose h2").nth(1);
  const said = (await heading.textContent()) ?? "";
  await heading.click({ position: { x: 1, y: 10 } });
  await expect(place).toBeFocused();
  letGo();
  const text = page.locator(".prose-edit");
  await expect(text).toBeFocused();
  await page.keyboard.type("Now: ");
  await expect(text.locator("h2").nth(1)).toHaveText(`Now: ${said}`);
  await saved(page);
  await page.keyboard.press("Control+z");
  await expect(text.locator("h2").nth(1)).toHaveText(said);
  await title.fill(words);
  await saved(page);
});

test("where the code of texts can't be fetched, the editor says so, loses nothing, and fetches it when asked", async ({
  page,
}) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto("/cms/edit/post-flat-fee");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await expectNoBarriers(page, "a text that can't be shown");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel("Summary").fill("One price, and what is in it.");
  await saved(page);
  await page.unroute(CODE);
  await again.click();
  await expect(page.locator(".prose-edit p").first()).toBeVisible();
  await expect(page.getByLabel("Summary")).toHaveValue("One price, and what is in it.");
});

test("a page without a text in sight is there without the code of texts, which follows", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const fetched = () => asked.filter((url) => url.includes("/rich-text-field-")).length;
  await page.goto("/cms/edit/page-home");
  expect(fetched(), "not before it is awake").toBe(0);
  await expect.poll(fetched).toBe(1);
});
