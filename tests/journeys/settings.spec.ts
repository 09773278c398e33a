import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
import { hold } from "./hold.ts";
import { waitingForReact } from "./hydrated.ts";
import { expect, expectToast, test } from "./staff.ts";

test("two people save the SEO settings: both sides are brought together, the clash is a choice", async ({
  page,
  context,
}) => {
  const other = waitingForReact(await context.newPage());
  await page.goto("/cms/seo");
  await other.goto("/cms/seo");
  await other.getByLabel("Site Title").fill("Theirs");
  await other.getByLabel("Meta Description").fill("Their description");
  await other.getByRole("button", { name: "Save SEO Settings" }).click();
  await expectToast(other, "SEO settings saved successfully");
  await page.getByLabel("Site Title").fill("Mine");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Save SEO Settings" }).click();
  const told = page.locator(".stale-notice");
  await expect(told).toContainText("while you were editing");
  await expect(told).toBeFocused();
  await expect(told.getByText("saved these settings")).toBeInViewport();
  await expectNoBarriers(page, "a clash in the settings");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel("Site Title")).toHaveValue("Mine");
  const clash = page.getByRole("group", { name: "Site Title" });
  await expect(clash.getByLabel("Yours: “Mine”")).toBeChecked();
  await expect(page.getByLabel("Meta Description")).toHaveValue("Their description");
  await clash.getByLabel("Theirs: “Theirs”").check();
  await expect(page.getByLabel("Site Title")).toHaveValue("Theirs");
  await clash.getByLabel("Yours: “Mine”").check();
  await expect(page.getByLabel("Site Title")).toHaveValue("Mine");
  await page.getByLabel("Site Title").fill("Both");
  await page.getByRole("button", { name: "Save SEO Settings" }).click();
  await expectToast(page, "SEO settings saved successfully");
  await other.close();
});

test("a text that is no color is refused at its field; colors without contrast are live, and readable", async ({
  page,
  stranger,
}) => {
  await page.goto("/cms/settings");
  await page.getByLabel("Main color", { exact: true }).fill("yellow");
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Write the color as # and six digits")).toBeVisible();
  await expectToast(page, "Settings were not saved");
  await page.getByLabel("Main color", { exact: true }).fill("#ffcc00");
  await page.getByLabel("Button color", { exact: true }).fill("#000033");
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expectToast(page, "Settings saved. They are live");
  await stranger.goto("/contact");
  await expect(stranger.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#ffcc00");
  await expectNoBarriers(stranger);
});

test("who saves far down in Settings stays there", async ({ page }) => {
  await page.goto("/cms/settings");
  const months = page.getByRole("spinbutton", { name: "Keep enquiries for (months)" });
  await months.fill("30");
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expectToast(page, "Settings saved");
  await expect(months).toHaveValue("30");
  await expect(months).toBeInViewport();
});

test("the mail that confirms a message is seen before it is switched on, in each language", async ({ page }) => {
  for (const [path, subject, steps] of [
    ["/cms/settings", /^We have your message \(M-\w{6}\)$/, "What happens next"],
    ["/cms/settings?language=es", /^Recibimos su mensaje \(M-\w{6}\)$/, "Qué pasa después"],
  ] as const) {
    await page.goto(path);
    const section = page.getByRole("region", { name: "Confirmation emails" });
    await section.getByText("See the email").click();
    await expect(section.getByText(subject)).toBeVisible();
    await expect(section.getByText(steps)).toBeVisible();
    await expect(section.getByText("(305) 555-0142")).toBeVisible();
    await expectNoBarriers(page, "the mail that confirms");
  }
});

test("what changes in Settings names a picture as the library does", async ({ page }) => {
  await page.goto("/cms/settings");
  await page.getByRole("button", { name: "Choose picture", exact: true }).first().press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await dialog.getByRole("button", { name: /^Service cloud(?! es)/ }).click();
  await expect(page.locator(".save-panel ins")).toHaveText("Service cloud");
});

test("on a phone the bar that saves keeps its words whole, and unfolds what is changed", async ({ page }) => {
  const bar = page.locator(".save-panel");
  for (const [path, width] of [
    ["/cms/settings", 360],
    ["/cms/settings", 320],
    ["/cms/settings?language=es", 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await page.getByLabel("Tagline").first().fill("Roots that hold");
    const title = bar.getByRole("heading", { name: /changes 1$/i });
    await expect(title).toBeInViewport({ ratio: 1 });
    expect((await title.boundingBox())?.height, `${path} at ${width} px`).toBeLessThan(30);
    await expect(bar.getByRole("button", { name: "Save and publish" })).toBeInViewport({ ratio: 1 });
    await title.click();
    await expect(bar.getByText("Roots that hold")).toBeInViewport();
    for (const button of await bar.getByRole("button", { name: /^(Discard|Save)/ }).all())
      await expect(button).toBeInViewport({ ratio: 1 });
    await bar.getByRole("button", { name: "Discard" }).click();
    await expect(bar.getByRole("heading", { name: /changes 0$/i })).toBeVisible();
  }
});

test("the mail doctor asks, waits for no answer honestly, and a test mail arrives", async ({ page, site }) => {
  await page.goto("/cms/settings/mail");
  await expect(page.getByText("Asking the email service…")).toBeVisible();
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expectToast(page, /Sent to info@example\.com, message id/);
  await expect
    .poll(async () => (await site.mails()).map(({ subject }) => subject))
    .toContain("Test email from the staff area");
  await expect(page.getByText("Not told: no answer in time.").first()).toBeVisible();
});

test("a service added to the contact form is what visitors choose, and what its page leads to", async ({
  page,
  stranger,
}) => {
  await page.goto("/cms/settings");
  const list = page.getByRole("group", { name: "Services to choose from" });
  await list.getByRole("button", { name: "Add service to choose" }).click();
  await list.getByLabel("Name", { exact: true }).fill("Help Desk");
  await list.getByLabel("Add to its service").selectOption({ label: "Help Desk & User Support" });
  await expect(list.getByLabel("Add to its service")).toHaveCount(0);
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expectToast(page, "Settings saved. They are live");
  await stranger.goto("/services/help-desk");
  await stranger.getByRole("main").getByRole("link", { name: "Get in Touch" }).first().click();
  await expect(stranger).toHaveURL(/\/contact\?service=help-desk$/);
  await expect(stranger.getByLabel("Service", { exact: true })).toHaveValue("help-desk");
  await expect(stranger.getByLabel("Service", { exact: true }).locator("option:checked")).toHaveText("Help Desk");
});

test("colors are chosen beside the home page in them, with the contrast of what is read; nothing is live before it is saved", async ({
  page,
  stranger,
}) => {
  const letGo = await hold(page, "**/preview/at/");
  await page.goto("/cms/settings", { waitUntil: "domcontentloaded" });
  const home = page.frameLocator('iframe[title="The home page in these colors"]');
  await page.getByLabel("Main color", { exact: true }).fill("#ffe9f2");
  const contrast = page.getByRole("list", { name: "Contrast" }).getByRole("listitem");
  const unknown = ["Links on paper …", "White on the main color …", "Words on buttons …"];
  await expect(contrast, "no figure is known before the page is there").toHaveText(unknown);
  const below = page.getByText("At least 7:1 can be read by nearly everybody");
  const heights = () =>
    Promise.all([contrast.first(), contrast.last(), below].map(async (part) => (await part.boundingBox())?.y));
  const held = await atEachWidth(page, heights);
  letGo();
  await expect(contrast).toHaveText([/[\d.]+:1/, /[\d.]+:1/, /[\d.]+:1/]);
  expect(await atEachWidth(page, heights), "nothing moves when they come").toEqual(held);
  await expect(home.locator("html")).toHaveAttribute("style", /--mangrove: #ffe9f2/);
  for (const line of await contrast.allInnerTexts())
    expect(Number(/([\d.]+):1/.exec(line)?.[1]), line).toBeGreaterThanOrEqual(7);
  await stranger.goto("/");
  expect(await stranger.content()).not.toContain("#ffe9f2");
});

const atEachWidth = async <T>(page: Page, look: () => Promise<T>): Promise<T[]> => {
  const seen: T[] = [];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    seen.push(await look());
  }
  return seen;
};
