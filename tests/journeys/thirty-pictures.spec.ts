import sharp from "sharp";
import { expectNoBarriers } from "./barriers.ts";
import { test } from "./own-site.ts";
import { expect } from "./staff.ts";

const MANY = 30;

const pictures = () =>
  Promise.all(
    Array.from({ length: MANY }, async (_, n) => ({
      name: `visit-${String(n + 1).padStart(2, "0")}.png`,
      mimeType: "image/png",
      buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: { r: n * 8, g: 90, b: 120 } } })
        .png()
        .toBuffer(),
    })),
  );

test.slow();

test("thirty pictures are sent together, and described in one screen by keyboard", async ({ admin: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/cms/media");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await pictures());
  const tray = page.getByRole("region", { name: "Uploads" });
  await expect(tray.getByText(`${MANY} of ${MANY} added`)).toBeVisible({ timeout: 170_000 });
  await expect(page.getByRole("link", { name: /^visit-30/ })).toBeVisible();
  await expectNoBarriers(page, "thirty uploads");
  await page.setViewportSize({ width: 1440, height: 900 });
  await tray.getByRole("link", { name: `Describe these ${MANY} pictures` }).click();
  const texts = page.getByLabel(/^Alternative text of/);
  await expect(texts).toHaveCount(MANY);
  await texts.first().focus();
  for (let n = 1; n <= MANY; n += 1) {
    await page.keyboard.insertText(`Rack ${n}, seen from the door`);
    await page.keyboard.press("Enter");
  }
  await expect(page.locator(".row-state").filter({ hasText: "Saved, live" })).toHaveCount(MANY);
  await expectNoBarriers(page, "thirty texts");
  await page.goto("/cms/media?show=no-text");
  await expect(page.getByRole("heading", { name: "None" })).toBeVisible();
});
