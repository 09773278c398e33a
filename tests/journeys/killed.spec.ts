import { expect, type Page } from "@playwright/test";
import { test } from "./own-site.ts";

/** Milliseconds after the request to publish has left the browser. */
const MOMENTS = [0, 4, 10, 25, 60];

/** The code behind the buttons is fetched ahead. */
const isReady = (page: Page) =>
  page.waitForFunction(() => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    const code = ["check", "publish", "plan", "look-at"].map((name) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`));
    return code.every((file) => fetched.some((name) => file.test(name)));
  });

test("without a connection the editor stays, says so, and publishes once it is back", async ({ admin: page, own }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto("/cms/edit/member-1");
  await page.getByLabel("Role", { exact: true }).fill("Keeper of the generators");
  await expect(page.locator(".saving")).toHaveText(/^Saved/);
  await isReady(page);
  expect(
    asked.filter((path) => path.endsWith(".data")),
    "code is fetched ahead, and nothing is asked of the server",
  ).toEqual([]);
  await own.kill();
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByText("The server gave no answer. What you typed is kept.")).toBeVisible();
  await own.restart();
  await page.getByRole("button", { name: "Check again" }).click();
  const publish = page.getByRole("button", { name: "Publish now" });
  await expect(publish).toBeEnabled();
  await own.kill();
  await publish.click();
  await expect(page.getByText(/^The server gave no answer, so it may be live or not\./)).toBeVisible();
  await expect(page.getByLabel("Role", { exact: true })).toHaveValue("Keeper of the generators");
  await own.restart();
  await publish.click();
  await expect(page.getByText(/^Live at/)).toBeVisible();
  await own.kill();
  await page.getByRole("button", { name: "Unpublish" }).click();
  const question = page.getByRole("dialog", { name: /^Unpublish/ });
  await expect(question).toContainText("The server did not say what links there.");
  await question.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("The server gave no answer. The draft is saved; try again.")).toBeVisible();
});

test("a server killed while it publishes leaves the page wholly old or wholly new, and the draft", async ({
  admin: page,
  own,
}) => {
  const heading = page.getByLabel("Heading", { exact: true });
  const above = page.getByLabel("Line above", { exact: true });
  const saved = () => expect(page.locator(".saving")).toHaveText(/^Saved/);
  const opened = async () => {
    await page.goto("/cms/edit/page-about");
    await saved();
    await page.getByRole("button", { name: /^Page opening/ }).click();
  };
  /** What a visitor sees of the two fields. */
  const live = async () => {
    const html = await (await fetch(`${own.url}/about`)).text();
    return [/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? "", /class="eyebrow">([^<]*)/.exec(html)?.[1] ?? ""];
  };
  let before = await live();
  for (const moment of MOMENTS) {
    const now = [`Heading, killed after ${moment} ms`, `Above, killed after ${moment} ms`];
    await opened();
    await heading.fill(now[0] ?? "");
    await above.fill(now[1] ?? "");
    await saved();
    await page.getByRole("button", { name: "Publish…" }).click();
    const publish = page.getByRole("button", { name: "Publish now" });
    await expect(publish).toBeEnabled();
    await isReady(page);
    const left = page.waitForRequest(/publish\.data$/);
    await publish.click({ noWaitAfter: true });
    await left;
    await new Promise((later) => setTimeout(later, moment));
    await own.kill();

    // Unless the answer came first, the editor stays and says that there was none.
    const told = page.getByText(/^(The server gave no answer, so it may be live or not\.|Live at|Unexpected)/);
    await expect(told.first()).toBeVisible();
    await own.restart();
    expect([before, now]).toContainEqual(await live());

    if (await page.getByText("The server gave no answer").isVisible()) await publish.click();
    else {
      await opened();
      await expect(heading).toHaveValue(now[0] ?? "");
      await expect(above).toHaveValue(now[1] ?? "");
      await page.getByRole("button", { name: "Publish…" }).click();
    }
    await expect(page.getByText(/^(Live at|Visitors see the newest version)/).first()).toBeVisible();
    expect(await live()).toEqual(now);
    before = now;
  }
});
