import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "#platform/database/database.ts";
import type { PlatformSettings } from "#platform/platform.ts";
import { exportSite } from "#server/export/export-site.ts";
import { freePort } from "../free-port.ts";
import { startFileServer } from "../servers/file-server.ts";
import { wakeForm } from "./contact-page.ts";
import { expect, startSite, test } from "./site.ts";

test("the exported site on a plain file server sends its enquiries to the server that was named", async ({
  browser,
}) => {
  const port = await freePort();
  const PUBLIC_URL = `http://localhost:${port}`;
  const server = await startSite({ PUBLIC_URL });
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  const database = connect({ DATABASE_URL: "", DATA_DIR: server.folder }, () => {});
  // Cards take their time to draw, and nobody looks at them here.
  const ask = async (path: string) => (path.startsWith("/card/") ? new Response("card") : fetch(server.url + path));
  const platform = { database, settings: { PUBLIC_URL } as PlatformSettings };
  const clientFolder = "build/current/client";
  await exportSite({ platform, ask, clientFolder, api: server.url }, join(folder, "site"));
  await database.destroy();
  const files = await startFileServer(join(folder, "site"), port);
  const page = await browser.newPage({ baseURL: files.url });
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));

  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(/\/contact\/?$/);
  const form = page.getByRole("form", { name: "Send us a Message" });
  await wakeForm(page);
  await form.getByLabel("Name").fill("Ada Palmgrove");
  await form.getByLabel("Email").fill("ada@example.org");
  await form.getByLabel("Message").fill("Our pages are files, and our enquiries arrive.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
  expect((await server.mails()).map(({ subject }) => subject)).toContain(
    "New Contact Form Submission from Ada Palmgrove",
  );
  expect(faults).toEqual([]);

  await page.close();
  await files.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});
