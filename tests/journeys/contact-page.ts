import { expect, type Locator, type Page } from "@playwright/test";

export const SUCCESS = "Thank you for your message! We will get back to you soon.";

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const sendButton = (page: Page) => page.getByRole("button", { name: "Send Message" });
export const errorOf = (page: Page, name: string) => page.locator(`[id$="-${name}-error"]`);

export const wakeForm = (page: Page) => wake(page.locator("[data-island=contact]"));

/** By use of it, as soon as the loader is there: by itself it wakes seconds later. */
export const wake = async (island: Locator) => {
  const pointAt = async () => {
    await island.dispatchEvent("pointerover");
    return island.getAttribute("data-awake");
  };
  await expect.poll(pointAt).toBe("");
};

export const open = async (page: Page) => {
  await page.goto("/contact");
  await wakeForm(page);
};

export const fill = async (page: Page) => {
  await field(page, "Name").fill("Ada Palmgrove");
  await field(page, "Email").fill("ada@example.org");
  await field(page, "Message").fill("Please call us about moving two servers.");
};

/** Answers POST /api/contact in place of the server, and keeps what was sent. */
export const answering = async (page: Page, status: number, answer: object | string) => {
  const sent: Record<string, unknown>[] = [];
  const body = typeof answer === "string" ? answer : JSON.stringify(answer);
  await page.route("**/api/contact", async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status, contentType: "application/json", body });
  });
  return sent;
};
