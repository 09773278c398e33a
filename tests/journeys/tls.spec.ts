import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { get as getSecurely } from "node:https";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { paddedPng } from "../pictures.ts";
import { proxyNames, startTlsProxy, type TlsProxy, whyNot } from "../proxies/tls.ts";
import { wakeForm } from "./contact-page.ts";
import { waitingForReact } from "./hydrated.ts";
import { publish } from "./publish.ts";
import { startSite, test } from "./site.ts";
import { expect, signIn, withAdmin } from "./staff.ts";

const ORIGIN = "https://www.example.com";
const MB = 1024 * 1024;

/** A photo of nearly 20 MB that is quickly encoded: nearly all of them are padding. */
const largePhoto = async () => {
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: "#0f5c4d" } });
  return paddedPng(await photo.png().toBuffer(), 19 * MB);
};

/** The page of a browser to which the proxy is www.example.com. */
const openPage = async (browser: Browser) => {
  const context = await browser.newContext({ baseURL: ORIGIN, ignoreHTTPSErrors: true });
  return waitingForReact(await context.newPage());
};

const redirectOf = async ({ port, plain }: TlsProxy, address: string) => {
  const { protocol, host, pathname } = new URL(address);
  const headers = { host };
  const options = { host: "127.0.0.1", path: pathname, headers, agent: false };
  const asked =
    protocol === "https:"
      ? getSecurely({ ...options, port, servername: host, rejectUnauthorized: false })
      : get({ ...options, port: plain });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  return answer.headers.location;
};

for (const name of proxyNames)
  test(`over https behind ${name}: staff sign in, publish, upload 20 MB, and a visitor sends an enquiry`, async ({
    playwright,
    launchOptions,
  }) => {
    test.skip(whyNot(name) !== "", whyNot(name));
    const site = await startSite({ ...withAdmin, PUBLIC_URL: ORIGIN, TRUST_PROXY: "1" });
    const proxy = await startTlsProxy(name, Number(new URL(site.url).port));
    const rule = `--host-resolver-rules=MAP www.example.com:443 127.0.0.1:${proxy.port}`;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), rule],
    });
    try {
      const page = await openPage(browser);
      await signIn(page);
      const [session] = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
      expect(session).toMatchObject({ secure: true, domain: "www.example.com" });

      await page.goto("/cms/edit/service-cloud");
      await page.getByLabel("Title", { exact: true }).first().fill("Cloud over TLS");
      await publish(page);
      const visitor = await openPage(browser);
      const answer = await visitor.goto("/services/cloud");
      await expect(visitor.getByRole("heading", { name: "Cloud over TLS" }).first()).toBeVisible();
      expect(answer?.headers()["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");

      const buffer = await largePhoto();
      expect(buffer.length).toBeGreaterThan(19 * MB);
      await page.goto("/cms/media");
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Upload" }).click();
      await (await chooser).setFiles([{ name: "Large photo.png", mimeType: "image/png", buffer }]);
      await expect(page.getByRole("heading", { name: "Large photo" })).toBeVisible({ timeout: 120_000 });

      await visitor.goto("/contact");
      const form = visitor.getByRole("form", { name: "Send us a Message" });
      await wakeForm(visitor);
      await form.getByLabel("Name").fill("Ada Palmgrove");
      await form.getByLabel("Email").fill("ada@example.org");
      await form.getByLabel("Message").fill("Does this arrive through a proxy?");
      await form.getByRole("button", { name: "Send Message" }).click();
      await expect(visitor.getByText("Thank you for your message!")).toBeVisible();
      const [mail] = await site.mails();
      expect(mail?.subject).toBe("New Contact Form Submission from Ada Palmgrove");

      if (proxy.plain === null) return;
      expect(await redirectOf(proxy, "http://www.example.com/about")).toBe(`${ORIGIN}/about`);
      expect(await redirectOf(proxy, "https://example.com/about")).toBe(`${ORIGIN}/about`);
    } finally {
      await browser.close();
      await proxy.stop();
      await site.stop();
    }
  });
