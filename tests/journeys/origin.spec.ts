import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
import { wakeForm } from "./contact-page.ts";
import { PERSONS_BROWSER } from "./plain-browser.ts";
import { laidOut } from "./site.ts";
import { expect, test } from "./staff.ts";

test.use({ userAgent: PERSONS_BROWSER });

const CAMPAIGN = "utm_source=newsletter&utm_medium=email&utm_campaign=Spring%20audit";
const noted = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("way") ?? "null"));

/** Waits until the loader has noted the page that is open, and told it. */
const read = async (page: Page, path: string) => {
  const told = page.waitForRequest("**/api/visit");
  await page.goto(path);
  await told;
  const { pathname } = new URL(page.url());
  await expect.poll(async () => (await noted(page))?.pages).toContain(pathname);
};

const send = async (page: Page, name: string) => {
  const form = page.getByRole("form", { name: "Send us a Message" });
  await wakeForm(page);
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").fill("ada@example.org");
  await form.getByLabel("Message").fill("Our two servers in the closet get too hot in August.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
};

test("who came by a campaign's link is known to staff by it, with the pages read; they note what came of it with the keyboard, and the numbers say it too", async ({
  page,
  stranger,
  site,
}) => {
  await read(stranger, `/services/security?${CAMPAIGN}`);
  await read(stranger, "/about");
  await read(stranger, "/services/security");
  await read(stranger, "/contact");
  await send(stranger, "Wendy Newsletter");
  const line = "from newsletter by the campaign “Spring audit” to /services/security, 3 pages read";
  const mail = (await site.mails()).find(({ subject }) => subject.endsWith("Wendy Newsletter"));
  expect(mail?.body.text).toContain(`Came: ${line}\n`);

  await page.goto("/cms/enquiries");
  await page.getByRole("link", { name: /Wendy Newsletter/ }).click();
  const came = page.getByRole("region", { name: "How they came" });
  await expect(came).toContainText(line);
  await expect(came.getByRole("link")).toHaveText(["/services/security", "/about", "/contact"]);
  await expect(came.getByRole("link", { name: "/about" })).toHaveAttribute("href", "/about");

  const answer = await page.getByLabel("Your answer").boundingBox();
  expect(answer?.height, "there is room for eight lines").toBeGreaterThan(150);
  const written = page.getByLabel("Your answer");
  const again = async () => {
    await page.reload();
    await page.waitForLoadState("networkidle");
  };
  await written.fill("We call you.");
  await again();
  await expect(written).toHaveValue("We call you.");
  await written.fill("");
  await again();
  await expect(written, "what was taken out stays out").toHaveValue("");
  const value = page.getByLabel("Value in dollars");
  await page.getByRole("radio", { name: "None yet" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Won" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("twelve");
  await page.keyboard.press("Enter");
  await expect(value).toHaveAccessibleDescription("Write whole dollars, such as 12,500");
  await expectNoBarriers(page, "a value that is no number");
  await value.fill("12500");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Noted: Won, $12,500")).toBeVisible();
  await expect(value).toHaveValue("12,500");
  await expect(value).toHaveAccessibleDescription("");

  await page.emulateMedia({ media: "print" });
  await expect(came).toBeVisible();
  await expect(page.getByText("Won", { exact: true }).filter({ visible: true })).not.toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send answer" })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("link", { name: "Won", exact: true }).click();
  await expect(page.getByRole("link", { name: /Wendy Newsletter/ })).toContainText("Won");
  await page.getByRole("link", { name: /Wendy Newsletter/ }).click();
  await page.getByRole("radio", { name: "Lost" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Noted: Lost, $12,500")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone: noted as Won, $12,500")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Won" })).toBeChecked();

  await page.goto("/cms/visits");
  for (const table of ["Campaigns", "Where visitors came from"]) {
    const row = page.getByRole("table", { name: table }).getByRole("row", { name: /^(Spring audit|newsletter)/ });
    await expect(row.getByRole("cell")).toHaveText([/^1 /, /^1 /, /^1 /, /^1 /, "$12,500 earned"]);
  }
});

test("a browser that asks not to be followed has nothing noted, and sends as ever", async ({ stranger, page }) => {
  await stranger.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await stranger.goto(`/services/security?${CAMPAIGN}`);
  await stranger.goto("/contact");
  await send(stranger, "Quiet Visitor");
  expect(await noted(stranger)).toBeNull();
  await page.goto("/cms/enquiries");
  await page.getByRole("link", { name: /Quiet Visitor/ }).click();
  await expect(page.getByRole("heading", { name: "Quiet Visitor" })).toBeVisible();
  await expect(page.getByRole("region", { name: "How they came" })).toHaveCount(0);
});

test("a page that is rendered ahead is noted once it is shown", async ({ stranger: page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { get: () => !("shown" in window), configurable: true });
  });
  await page.goto("/about");
  await laidOut(page);
  expect(await noted(page)).toBeNull();
  await page.evaluate(() => {
    Object.assign(window, { shown: true });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  expect(await noted(page)).toMatchObject({ pages: ["/about"] });
});
