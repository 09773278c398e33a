import { violationsOn } from "./barriers.ts";
import { answering, errorOf, field, fill, open, SUCCESS, sendButton } from "./contact-page.ts";
import { expect, test } from "./site.ts";

test("by keyboard alone the check and the button are reached after the message, and the button sends", async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await field(page, "Message").focus();
  await page.getByRole("checkbox").waitFor();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(SUCCESS)).toBeVisible();
});

test("the form has no accessibility findings when it has sent, toast included", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await answering(page, 200, { success: true });
  await fill(page);
  await sendButton(page).click();
  const sent = page.getByText("Message sent successfully!");
  await expect(sent).toBeVisible();
  expect(await violationsOn(page, { include: [".contact", ".toast"] })).toEqual([]);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(sent).toHaveCount(0);
});

test("sent again, a form has a new token of the check", async ({ page }) => {
  await open(page);
  await fill(page);
  const sent = await answering(page, 502, { success: false, error: "No", saved: true });
  for (const times of [1, 2]) {
    await sendButton(page).click();
    await expect.poll(() => sent.length).toBe(times);
    await expect(sendButton(page)).toBeEnabled();
  }
  expect(sent[0]).toMatchObject({ website: "", recaptchaToken: expect.stringMatching(/.{100}/) });
  expect(sent[1]?.recaptchaToken).not.toBe(sent[0]?.recaptchaToken);
  expect(sent[1]?.formId).toBe(sent[0]?.formId);
});

test("a human check that could not be loaded is loaded again when the form is sent", async ({ page }) => {
  let isAway = true;
  await page.route(/altcha-element/, (route) => (isAway ? route.abort() : route.continue()));
  await open(page);
  const sent = await answering(page, 200, { success: true });
  await fill(page);
  await expect(errorOf(page, "check")).not.toBeEmpty();
  isAway = false;
  await sendButton(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("without a token the visitor is asked to complete the check, and can", async ({ page }) => {
  await open(page);
  const sent = await answering(page, 200, { success: true });
  await page.route("**/api/challenge", (route) => route.fulfill({ status: 503 }));
  await fill(page);
  await sendButton(page).click();
  await expect(errorOf(page, "check")).toHaveText("Please complete the human-check verification");
  await expect(field(page, "Name")).toHaveValue("Ada Palmgrove");
  expect(sent).toEqual([]);
  await page.unroute("**/api/challenge");
  await page.getByRole("checkbox").click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expect(errorOf(page, "check")).toBeEmpty();
  await sendButton(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
});

/** Long enough for a busy machine to do the work of the check before. */
const EXPIRES_AFTER_S = 12;

test("a check begins in a form whose field had the focus before it woke; expired it says so, and its token is gone", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => document.querySelector<HTMLElement>("[name=name]")?.focus()),
  );
  await page.route("**/api/challenge", async (route) => {
    const response = await route.fetch();
    const task = await response.json();
    task.parameters.expiresAt = Math.floor(Date.now() / 1000) + EXPIRES_AFTER_S;
    await route.fulfill({ response, json: task });
  });
  await open(page);
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  const expired = "The human check has expired. Please check the box again.";
  await expect(errorOf(page, "check")).toHaveText(expired);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
});

test("people meet no trap, have room for a message and see the map, drawn where there is no network", async ({
  page,
  context,
}) => {
  await open(page);
  const trap = page.locator("[name=website]");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  expect(await trap.evaluate((input) => input.closest("[aria-hidden=true]") !== null)).toBe(true);
  expect((await trap.locator("..").boundingBox())?.width).toBeLessThanOrEqual(1);
  expect(await field(page, "Message").evaluate((area) => getComputedStyle(area).minHeight)).toBe("150px");
  const panel = page.locator(".contact-panel");
  await expect(panel.getByRole("link", { name: "info[at]example.com" })).toBeVisible();
  expect((await panel.locator("iframe").boundingBox())?.height).toBe(300);
  await context.setOffline(true);
  await expect(page.locator(".contact-map iframe")).toHaveCount(0);
  await expect(page.locator(".contact-map img")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form says that it can't send, and gives phone and address", async ({ page }) => {
    await page.goto("/contact");
    const note = page.locator(".contact-form noscript p");
    await expect(note).toBeVisible();
    await expect(note).toContainText("call (305) 555-0142 or write to info[at]example.com");
    for (const control of [sendButton(page), field(page, "Name"), field(page, "Message")])
      await expect(control).toBeHidden();
  });
});
