import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { enquire } from "../faults/enquire.ts";
import { expectNoBarriers } from "./barriers.ts";
import { expect, SECRET, type Site, test } from "./staff.ts";

/** The addresses below `entries` that show a screen, with their parameters. */
const screensIn = (entries: RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap(({ path, index, file, children = [] }) => {
    const address = [above, path].filter(Boolean).join("/");
    const isScreen = file.endsWith(".tsx") && (path !== undefined || index === true);
    return [...screensIn(children, address), ...(isScreen ? [`/${address}`] : [])];
  });

const under = (file: string) =>
  screensIn((routes as RouteConfigEntry[]).find((entry) => entry.file === file)?.children ?? []);

const documents = ["page-home", "post-flat-fee", "service-cloud", "project-retail", "member-1", "testimonial-1"];

/** What stands in for the parameters of an address, or what it needs to show anything. */
const examples: Record<string, string[]> = {
  "/cms/edit/:id": documents.map((id) => `/cms/edit/${id}`),
  "/cms/edit/:id/history": ["/cms/edit/page-about/history", "/cms/edit/settings/history"],
  "/cms/media/:id": ["/cms/media/service-data"],
  "/cms/redirects/edit": ["/cms/redirects/edit?from=/walked-page"],
  "/cms/*": ["/cms/no-such-screen"],
};

const addresses = [...new Set(under("cms/layout.tsx"))].flatMap((address) => examples[address] ?? [address]);
/** So many are walked by one test: few enough to share them out among workers. */
const WALK = 12;
const walks = Array.from({ length: Math.ceil(addresses.length / WALK) }, (_, walk) =>
  addresses.slice(walk * WALK, (walk + 1) * WALK),
);

let enquiry = "";

test.describe.configure({ mode: "parallel" });

test.beforeEach(async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  enquiry ||= await makeEnquiry(site, async (path) => (await page.request.get(path)).text());
});

const makeEnquiry = async ({ url }: Site, read: (path: string) => Promise<string>) => {
  expect(await enquire(url, SECRET, "barriers")).toMatchObject({ success: true });
  return /\/cms\/enquiries\/[\w-]{20,}/.exec(await read("/cms/enquiries"))?.[0] ?? "";
};

test("the table of routes is walked as a whole", () => {
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => address.includes(":"))).toEqual(["/cms/enquiries/:id"]);
});

for (const walk of walks) {
  test(`no screen from ${walk[0]} to ${walk.at(-1)} has a barrier, wide or narrow`, async ({ page }) => {
    await page.request.post("/cms/redirects", { form: { from: "/walked-page", to: "/about" } });
    for (const address of walk) {
      const path = address.replace("/cms/enquiries/:id", enquiry);
      await page.goto(path);
      await expect(page.locator("#main :is(h1, h2)").filter({ visible: true }).first()).toBeVisible();
      expect(new URL(page.url()).pathname, "shows itself, nothing else").toBe(path.split("?")[0]);
      await expectNoBarriers(page, address);
    }
  });
}

test("no screen before one is signed in has a barrier, wide or narrow", async ({ stranger: page }) => {
  for (const address of under("cms/login/login-layout.tsx")) {
    await page.goto(address);
    await expectNoBarriers(page, address);
  }
  await page.goto("/cmslogin");
  await page.getByLabel("Email").fill("nobody@example.org");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoBarriers(page, "a refused login");
});

test("no menu, dialog or open part of a screen has a barrier, wide or narrow", async ({ page }) => {
  await page.goto("/cms/dashboard");
  await page.getByText("New Content").click();
  await expectNoBarriers(page, "New Content");
  await page.goto("/cms/dashboard");
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("option").first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectNoBarriers(page, "palette");

  await page.goto("/cms/pages");
  await page
    .getByLabel(/^Select “/)
    .first()
    .check();
  await page
    .getByLabel(/^More for/)
    .first()
    .click();
  await expectNoBarriers(page, "selection and menu of a line");
  await page.goto("/cms/services?status=trash");
  await expectNoBarriers(page, "trash");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expectNoBarriers(page, "menu over the page");

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/cms/edit/page-about/history");
  await page.locator(".schedule summary").click();
  await expectNoBarriers(page, "schedule");
});

test("no dialog or open part of the editor has a barrier, wide or narrow", async ({ page }) => {
  const open = async (id: string) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/cms/edit/${id}`);
    await expect(page.locator(".saving")).toHaveText(/^Saved/);
  };
  await open("page-home");
  await page.getByRole("button", { name: /^Hero slides/ }).click();
  await page.getByRole("button", { name: /^Slide 2/ }).click();
  await expectNoBarriers(page, "fields of a block");
  await page.getByRole("button", { name: "Add block" }).click();
  await expectNoBarriers(page, "block picker");
  await open("page-home");
  await page.getByRole("button", { name: "Preview link" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  await expect(page.getByLabel(/^Copy it now/)).toBeVisible();
  await expectNoBarriers(page, "preview link");
  await open("page-home");
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.locator(".schedule summary")).toBeVisible();
  await expectNoBarriers(page, "publish");
  await open("service-data");
  await page.getByRole("button", { name: /^Change picture/ }).click();
  await expect(page.getByRole("dialog", { name: "Choose a picture" }).getByRole("button").nth(3)).toBeVisible();
  await expectNoBarriers(page, "picture picker");

  await open("testimonial-3");
  await page.route("**/draft", (route) => route.abort());
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByLabel("Name", { exact: true }).blur();
  await expect(page.locator(".saving")).toContainText("Not saved");
  await expectNoBarriers(page, "errors, and no connection");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await expectNoBarriers(page, "leave without saving");
  await page.unroute("**/draft");
});
