import { violationsOn } from "./barriers.ts";
import { answering, errorOf, field, fill, open, SUCCESS, sendButton, wakeForm } from "./contact-page.ts";
import { CONTACT_LIMIT, expect, test } from "./site.ts";

const LIMIT_KEY = "contact-rate-limit";

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
  const sent = page.getByText("Message sent successfully!");
  await fill(page);
  await sendButton(page).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(sent).toHaveCount(0);
  await page.getByRole("button", { name: "Write another message" }).click();
  await fill(page);
  await sendButton(page).click();
  await expect(sent).toBeVisible();
  expect(await violationsOn(page, { include: [".contact", ".toast"] })).toEqual([]);
});

test("the counter counts down from 500, and says how much is too much", async ({ page }) => {
  await open(page);
  await expect(page.getByText("500 characters remaining")).toBeVisible();
  await field(page, "Message").fill("x".repeat(490));
  await expect(page.getByText("10 characters remaining")).toBeVisible();
  await field(page, "Message").fill("x".repeat(500));
  await expect(page.getByText("0 characters remaining"), "500 are taken").toBeVisible();
  await field(page, "Message").fill("x".repeat(503));
  await expect(page.getByText("3 characters too many")).toBeVisible();
  await field(page, "Message").fill("🌴".repeat(501));
  await expect(page.getByText("1 character too many")).toBeVisible();
  await field(page, "Message").fill("🌴".repeat(499));
  await expect(page.getByText("1 character remaining")).toBeVisible();
});

test("markup is taken out while it is typed, other angle brackets stay", async ({ page }) => {
  await open(page);
  await field(page, "Message").fill("a < b, <b>bold</b> <script>alert(1)</script> <3");
  await expect(field(page, "Message")).toHaveValue("a < b, bold alert(1) <3");
});

test("an error at a field goes as soon as the field is right, the others stay", async ({ page }) => {
  await open(page);
  await field(page, "Name").fill("R");
  await field(page, "Email").fill("");
  await expect(errorOf(page, "name"), "nothing is wrong while one begins to write").toHaveCount(0);
  await sendButton(page).click();
  await expect(errorOf(page, "name")).toHaveText("Name must be at least 2 characters");
  await field(page, "Name").fill("R2");
  await expect(errorOf(page, "name")).toHaveText("Please enter only letters and spaces. “2” is neither.");
  await expect(field(page, "Name")).toHaveValue("R2");
  await field(page, "Name").fill("Ada");
  await expect(errorOf(page, "name")).toHaveCount(0);
  await expect(errorOf(page, "email")).toHaveText("Please enter a valid email address");
});

test("the fields take no more than specified, and the services are the specified ones", async ({ page }) => {
  await open(page);
  const most = { Name: "100", Email: "100", Phone: "20", Company: "100" };
  for (const [label, length] of Object.entries(most)) {
    await expect(field(page, label)).toHaveAttribute("maxlength", length);
  }
  const options = await field(page, "Service")
    .locator("option")
    .evaluateAll((all) => all.map((option) => [(option as HTMLOptionElement).value, option.textContent]));
  expect(options.slice(1)).toEqual([
    ["consulting", "IT Consulting"],
    ["managed", "Managed Services"],
    ["cloud", "Cloud Solutions"],
    ["security", "Cybersecurity"],
    ["software", "Software Development"],
    ["careers", "Careers - Open Positions"],
    ["other", "Other"],
  ]);
  expect(await field(page, "Message").evaluate((area) => getComputedStyle(area).minHeight)).toBe("150px");
});

test("a service that does not exist is not chosen", async ({ page }) => {
  await page.goto("/contact?service=plumbing");
  await wakeForm(page);
  await expect(field(page, "Service")).toHaveValue("");
});

test("the time until the limit ends refreshes every 60 seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await page.evaluate(
    ([key, count]) => localStorage.setItem(key, `{"count":${count},"resetTime":${Date.now() + 1_790_000}}`),
    [LIMIT_KEY, CONTACT_LIMIT] as const,
  );
  await page.goto("/contact");
  await page.clock.runFor(5_000);
  await wakeForm(page);
  await expect(page.getByText("Please try again in 30 minutes.")).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByText("Please try again in 29 minutes.")).toBeVisible();
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

test("people meet no trap: it is out of sight, of reach and of the accessibility tree", async ({ page }) => {
  await open(page);
  const trap = page.locator("[name=website]");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  expect(await trap.evaluate((input) => input.closest("[aria-hidden=true]") !== null)).toBe(true);
  expect((await trap.locator("..").boundingBox())?.width).toBeLessThanOrEqual(1);
});

test("the panel shows the ways to reach the company", async ({ page }) => {
  await open(page);
  const panel = page.locator(".contact-panel");
  await expect(panel.getByText("Miami, Fort Lauderdale, West Palm Beach, Florida, USA")).toBeVisible();
  await expect(panel.getByRole("link", { name: "(305) 555-0142" })).toHaveAttribute("href", /^tel:/);
  await expect(panel.getByRole("link", { name: "info[at]example.com" })).toBeVisible();
  await expect(panel.getByText("9:00 AM to 5:00 PM")).toBeVisible();
  await expect(panel.getByText("Closed")).toBeVisible();
  expect((await panel.locator("iframe").boundingBox())?.height).toBe(300);
});

test("without a network the drawn map stands where the frame can't load", async ({ page, context }) => {
  await open(page);
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
