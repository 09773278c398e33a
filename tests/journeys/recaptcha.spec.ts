import { test as plain } from "@playwright/test";
import { startRecaptchaHost } from "./recaptcha-host.ts";
import { expect, startSite } from "./site.ts";

plain(
  "with its keys, reCAPTCHA is drawn as specified, asked for on the contact page only, and lets an enquiry through",
  async ({ browser }) => {
    const google = await startRecaptchaHost();
    const site = await startSite({
      RECAPTCHA_SITE_KEY: "site-key",
      RECAPTCHA_SECRET_KEY: "secret-key",
      RECAPTCHA_SCRIPT_URL: `${google.url}/api.js`,
      RECAPTCHA_VERIFY_URL: `${google.url}/siteverify`,
    });
    const page = await browser.newPage({ baseURL: site.url });
    await page.goto("/about");
    expect(google.asked).toEqual([]);

    await page.goto("/contact");
    const form = page.getByRole("form", { name: "Send us a Message" });
    await form.hover();
    const box = form.getByRole("button", { name: "I'm not a robot" });
    await expect(box).toBeVisible();
    expect(google.asked[0]).toMatch(/render=explicit/);
    expect(await page.evaluate(() => (window as unknown as { rendered: object }).rendered)).toMatchObject({
      sitekey: "site-key",
      theme: "light",
      size: "normal",
      type: "image",
      badge: "bottomright",
    });

    await form.getByLabel("Name").fill("Ada Palmgrove");
    await form.getByLabel("Email").fill("ada@example.org");
    await form.getByLabel("Message").fill("Please call us about two servers.");
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(form.getByText(/complete the human/i)).toBeVisible();
    await box.click();
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Thank you for your message!")).toBeVisible();
    await expect
      .poll(async () => (await site.mails()).map(({ subject }) => subject))
      .toEqual(["New Contact Form Submission from Ada Palmgrove"]);
    await page.close();
    await site.stop();
    google.close();
  },
);
