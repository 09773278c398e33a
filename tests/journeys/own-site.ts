import type { Page } from "@playwright/test";
import { waitingForReact } from "./hydrated.ts";
import { startSite } from "./site.ts";
import { makeSession, test as staff, withAdmin } from "./staff.ts";

type OwnSite = Awaited<ReturnType<typeof startSite>>;

/** A site that one test may kill, or whose admin it may change; `admin` is signed in there. */
export const test = staff.extend<{ own: OwnSite; admin: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  own: async ({}, use) => {
    const own = await startSite(withAdmin);
    await use(own);
    await own.stop();
  },
  admin: async ({ browser, own }, use) => {
    const context = await browser.newContext({ baseURL: own.url });
    const page = waitingForReact(await context.newPage());
    await context.addCookies(await makeSession(own));
    await page.goto("/cms/dashboard");
    await use(page);
    await context.close();
  },
});
