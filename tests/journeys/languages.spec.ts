import { wordingOf } from "#domain/words/catalogues.ts";
import { wakeForm } from "./contact-page.ts";
import { expect, laidOut, test } from "./site.ts";

const { words } = wordingOf("es");

test("from a page to the same one in Spanish, an inquiry sent there, and back", async ({ page, site }) => {
  await page.goto("/services/cloud");
  await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/servicios\/nube$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La nube");
  await page.getByRole("banner").getByRole("link", { name: "Contacto" }).click();
  await wakeForm(page);
  const form = page.locator(".contact");
  await form.getByLabel(words.contact.name, { exact: true }).fill("Ada Palmgrove");
  await form.getByLabel(words.contact.email, { exact: true }).fill("ada");
  await form.getByLabel(words.contact.message, { exact: true }).fill("Llámenos para mudar dos servidores, por favor.");
  await form.getByRole("button", { name: words.contact.send }).click();
  await expect(form.getByText(words.enquiry.email)).toBeVisible();
  await form.getByLabel(words.contact.email, { exact: true }).fill("ada@example.org");
  await form.getByRole("button", { name: words.contact.send }).click();
  await expect(form.getByText(words.contact.thanks)).toBeVisible();
  const mails = await site.mails();
  expect(mails.map(({ body }) => body.text).filter((text) => text.includes("Language: Español"))).toHaveLength(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe("in a browser that prefers Spanish", () => {
  test.use({ locale: "es-MX" });

  test("a page says in one line that it is in Spanish too, moves nothing for it and remembers nothing", async ({
    page,
    context,
  }) => {
    await page.goto("/about");
    const line = page.getByRole("banner").getByRole("link", { name: words.chrome.offer });
    await expect(line).toBeVisible();
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          ).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => setTimeout(() => resolve(0)));
        }),
    );
    expect(shifts).toBeLessThan(0.05);
    expect(await context.cookies()).toEqual([]);
    await line.click();
    await expect(page).toHaveURL(/\/es\/nosotros$/);
    await expect(page.locator(".offer")).toHaveCount(0);
  });
});

test("a browser in English is offered nothing on an English page", async ({ page }) => {
  await page.goto("/about");
  await laidOut(page);
  await expect(page.locator("head > script[type=speculationrules]")).toHaveCount(1); // the loader has run
  await expect(page.locator(".offer")).toHaveCount(0);
});
