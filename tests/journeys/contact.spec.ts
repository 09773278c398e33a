import type { Page } from "@playwright/test";
import { violationsOn } from "./barriers.ts";
import { wakeForm } from "./contact-page.ts";
import { expect, laidOut, test } from "./site.ts";

const MESSAGE = "Our two servers in the closet get too hot in August.";
const form = (page: Page) => page.getByRole("form", { name: "Send us a Message" });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page) => form(page).getByRole("button", { name: "Send Message" });

const awake = async (page: Page, address = "/contact") => {
  await page.goto(address);
  await wakeForm(page);
};

const fill = async (page: Page, name: string) => {
  await field(page, "Name").fill(name);
  await field(page, "Email").fill("ada@example.org");
  await field(page, "Message").fill(MESSAGE);
};

test("an enquiry typed with the keyboard alone arrives in the mailbox, and the form is empty again", async ({
  page,
  site,
}) => {
  await awake(page);
  await field(page, "Name").focus();
  for (const text of ["Zoë Nuñez", "zoe@example.org", "(305) 555-0100", "Clinic on Flagler"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Clo");
  await page.keyboard.press("Tab");
  await page.keyboard.type(MESSAGE);
  await expect(form(page).getByText(`${500 - MESSAGE.length} characters remaining`)).toBeVisible();
  await send(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you for your message! We will get back to you soon.")).toBeVisible();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Write another message" }).press("Enter");
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveValue("");
  await expect(field(page, "Message")).toHaveValue("");
  const mail = (await site.mails()).find(({ subject }) => subject === "New Contact Form Submission from Zoë Nuñez");
  expect(mail?.replyTo).toEqual(["zoe@example.org"]);
  expect(mail?.body.html).toContain("New Contact Form Submission");
  for (const text of [
    "Zoë Nuñez",
    "zoe@example.org",
    "(305) 555-0100",
    "Clinic on Flagler",
    "Cloud Solutions",
    MESSAGE,
  ])
    expect(mail?.body.text).toContain(text);
});

test("each field says what is wrong with it, and the focus goes to the first", async ({ page }) => {
  await awake(page);
  await field(page, "Name").fill("A");
  await field(page, "Email").fill("nobody");
  await field(page, "Phone").fill("call me");
  await field(page, "Message").fill("Hi");
  await send(page).click();
  await expect(field(page, "Name")).toBeFocused();
  for (const text of [
    "Name must be at least 2 characters",
    "Please enter a valid email address",
    "Please enter a valid phone number",
    "Message must be at least 10 characters",
  ])
    await expect(form(page).getByText(text)).toBeVisible();
  await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Name")).toHaveAccessibleDescription(/Name must be at least 2 characters/);
  await expect(field(page, "Message")).toHaveAccessibleDescription(/498 characters remaining/);
  await field(page, "Name").fill("R2D2");
  await send(page).click();
  await expect(form(page).getByText("Please enter only letters and spaces")).toBeVisible();
  await field(page, "Message").fill("x".repeat(501));
  await send(page).click();
  await expect(form(page).getByText("Message cannot exceed 500 characters")).toBeVisible();
  await laidOut(page);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("contact-rate-limit"))).toBeNull();
});

test("typed text survives a reload and the way back", async ({ page }) => {
  await awake(page);
  await fill(page, "Grace Hopper");
  await page.reload();
  await form(page).hover();
  await expect(field(page, "Message")).toHaveValue(MESSAGE);
  await expect(field(page, "Name")).toHaveValue("Grace Hopper");
  await page.goto("/services");
  await page.goBack();
  await form(page).hover();
  await expect(field(page, "Message")).toHaveValue(MESSAGE);
});

test("what was typed before the form woke is sent all the same", async ({ page, site }) => {
  await page.route("**/assets/*.js", async (route) => {
    if (!/loader/.test(route.request().url())) await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-menus", "");
  await fill(page, "Early Bird");
  await send(page).click();
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
  expect((await site.mails()).map(({ subject }) => subject)).toContain("New Contact Form Submission from Early Bird");
});

test("a browser that blocks the data of sites opens the form, sends it and follows a link to a place", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
  await awake(page);
  await fill(page, "Ada Palmgrove");
  await send(page).click();
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
  await page.locator("footer").getByRole("link", { name: "Our Team" }).click();
  await expect(page).toHaveURL(/\/about#team$/);
  await expect(page.locator("#team")).toBeInViewport();
});

test("Apply Now opens the form for this position, and what was typed before stays", async ({ page }) => {
  await page.goto("/careers");
  await page.locator("summary", { hasText: "DevOps Engineer" }).click();
  await page.getByRole("link", { name: /^Apply Now ?: DevOps Engineer$/ }).click();
  await form(page).hover();
  await expect(field(page, "Service")).toHaveValue("careers");
  const message = field(page, "Message");
  await expect(message).toHaveValue("About: DevOps Engineer\n\n");
  await message.fill("I run Linux servers.");
  await awake(page, "/contact?service=careers&about=DevOps%20Engineer");
  await expect(message).toHaveValue("I run Linux servers.");
});

test("the map loads lazily in a frame 300 px high, on a phone not before it comes near", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await awake(page);
  const frame = page.locator("iframe");
  await expect(frame).toHaveCount(0);
  await page.locator(".contact-map").scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute("loading", "lazy");
  await expect(frame).toHaveAttribute("height", "300");
  await expect(frame).toHaveAttribute("title", /.+/);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText("Fort Lauderdale").first()).toBeAttached();

  await page.setViewportSize({ width: 768, height: 1024 });
  const map = frame.contentFrame().getByRole("img");
  const shown = await map.evaluate((img: HTMLImageElement) => ({
    height: img.clientHeight,
    widest: (img.clientHeight * img.naturalWidth) / img.naturalHeight,
    width: img.clientWidth,
  }));
  expect(shown.height).toBeLessThanOrEqual(300);
  expect(shown.width, "wider than its picture, the map is cut where the coast begins and ends").toBeLessThanOrEqual(
    shown.widest,
  );
});
