import { expect, laidOut, test } from "./site.ts";

test.describe("the main navigation on a large screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("submenus open on hover and close when the pointer leaves", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-menus", "");
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name: "Services", exact: true }).hover();
    await expect(nav.getByRole("link", { name: "Cloud Solutions" })).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(nav.getByRole("link", { name: "Cloud Solutions" })).toBeHidden();
  });

  test("submenus open and close by click, not by the focus, and Escape gives the focus back to the button", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-menus", "");
    const nav = page.getByRole("navigation", { name: "Main" });
    const button = nav.getByRole("button", { name: "Services submenu" });
    await button.focus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Tab");
    await expect(nav.getByRole("link", { name: "Portfolio" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(nav.getByRole("link", { name: "All Services" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(nav.getByRole("link", { name: "All Services" })).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(nav.getByRole("link", { name: "All Services" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(nav.getByRole("link", { name: "All Services" })).toBeHidden();
  });

  test("Escape closes a submenu that the pointer opened, wherever the focus is", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-menus", "");
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name: "Services", exact: true }).hover();
    await expect(nav.getByRole("link", { name: "All Services" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(nav.getByRole("link", { name: "All Services" })).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  });

  test("the item of the page is marked, also when it stands in a submenu", async ({ page }) => {
    await page.goto("/services/cloud");
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav.getByRole("link", { name: "Services", exact: true })).toHaveAttribute("aria-current", /.+/);
    await expect(nav.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current", /.+/);
  });
});

test.describe("the main navigation on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("opens, expands one submenu at a time, and collapses it again", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-menus", "");
    const toggle = page.getByRole("button", { name: "Menu", exact: true });
    await toggle.tap();
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("button", { name: "About submenu" }).tap();
    await expect(nav.getByRole("link", { name: "Our Team" })).toBeVisible();
    await nav.getByRole("button", { name: "Services submenu" }).tap();
    await expect(nav.getByRole("link", { name: "All Services" })).toBeVisible();
    await expect(nav.getByRole("link", { name: "Our Team" })).toBeHidden();
    await nav.getByRole("button", { name: "Services submenu" }).tap();
    await expect(nav.getByRole("link", { name: "All Services" })).toBeHidden();
  });

  test("lies over the page: what is behind it can be neither reached nor scrolled, and Escape returns to the button", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-menus", "");
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.locator("html")).toHaveAttribute("data-compact", "");
    const toggle = page.getByRole("button", { name: "Menu", exact: true });
    await toggle.click();
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav.getByRole("link", { name: "Home" })).toBeVisible();
    const gap = () =>
      page.evaluate(() => {
        const [bar, panel] = [".header-bar", "#main-menu"].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        return Math.round((panel?.top ?? 0) - (bar?.bottom ?? 0));
      });
    await expect.poll(gap).toBe(0);
    const covered = () =>
      page.evaluate(() => {
        const { activeElement: at } = document;
        const { x = 0, y = 0, width = 0, height = 0 } = at?.getBoundingClientRect() ?? {};
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        return at !== document.body && !(above && at?.contains(above));
      });
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press("Tab");
      // Where a step scrolls the page, the panel follows the header a frame later.
      await expect.poll(covered, `after ${step + 1} steps`).toBe(false);
    }
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(180, 700);
    await page.mouse.wheel(0, 600);
    await nav.getByRole("link", { name: "Portfolio" }).focus();
    await page.keyboard.press("Escape");
    await expect(nav).toBeHidden();
    await expect(toggle).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  test("closes on Escape and on the consultation button, which leads to the contact page", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("data-menus", "");
    const toggle = page.getByRole("button", { name: "Menu", exact: true });
    await toggle.tap();
    const nav = page.getByRole("navigation", { name: "Main" });
    await page.keyboard.press("Escape");
    await expect(nav).toBeHidden();
    await toggle.tap();
    await expect(page.locator("main")).toHaveAttribute("inert", "");
    await page.setViewportSize({ width: 1100, height: 740 });
    await expect(page.locator("main"), "turned to the side, the page is no longer covered").not.toHaveAttribute(
      "inert",
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await toggle.tap();
    await nav.getByRole("link", { name: "Get a Free Consultation" }).tap();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(nav).toBeHidden();
  });
});

test("the header is compact beyond 50 px and nothing below it moves", async ({ page }) => {
  await page.goto("/services/cloud");
  const root = page.locator("html");
  await expect(root).not.toHaveAttribute("data-compact");
  await laidOut(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.mouse.wheel(0, 60);
  await expect(root).toHaveAttribute("data-compact", "");
  expect(await height()).toBe(before);
  await page.evaluate(() => scrollTo(0, 50));
  await expect(root).not.toHaveAttribute("data-compact");
});

test("a link to an anchor takes the place of the current entry and scrolls to the team", async ({ page }) => {
  await page.goto("/portfolio");
  await page.goto("/services");
  await expect(page.locator("html")).toHaveAttribute("data-menus", "");
  const before = await page.evaluate(() => history.length);
  await page.locator("footer").getByRole("link", { name: "Our Team" }).click();
  await expect(page).toHaveURL(/\/about#team$/);
  await expect(page.locator("#team")).toBeInViewport();
  await expect(page.locator("#team")).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/portfolio$/);
});

test("a direct visit with an anchor shows its place", async ({ page }) => {
  await page.goto("/about#team");
  await expect(page.getByRole("heading", { name: "Meet Our Team" })).toBeInViewport();
});

test("a new page starts at the top; back returns to where the visitor was", async ({ page }) => {
  await page.goto("/services/cloud");
  await page.evaluate(() => scrollTo(0, 900));
  await page.locator("footer").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/careers$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
});

test("the mail address opens the mail program, and stands nowhere in the page", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-menus", "");
  const link = page.getByRole("link", { name: "info[at]example.com" }).first();
  await expect(link).toBeVisible();
  const opened = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        navigation.addEventListener("navigate", (event) => resolve(event.destination.url), { once: true }),
      ),
  );
  await link.click();
  expect(await opened).toBe("mailto:info@example.com");
  expect(await page.content()).not.toContain("info@example.com");
});

test("only one open position shows at a time, and it can be closed", async ({ page }) => {
  await page.goto("/careers");
  const first = page.locator("details").filter({ hasText: "Senior Software Engineer" });
  const second = page.locator("details").filter({ hasText: "DevOps Engineer" });
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open", "");
  await second.locator("summary").click();
  await expect(second).toHaveAttribute("open", "");
  await expect(first).not.toHaveAttribute("open");
  await second.locator("summary").click();
  await expect(second).not.toHaveAttribute("open");
  await first.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(first.getByRole("link", { name: /Apply Now/ })).toHaveAttribute("href", /^\/contact/);
});

test("on the contact page the consultation button leads to the form, and to its first field", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator("html")).toHaveAttribute("data-menus", "");
  await page.getByRole("banner").getByRole("link", { name: "Get a Free Consultation" }).click();
  await expect(page.getByRole("heading", { name: "Send us a Message" })).toBeInViewport();
  await expect(page.locator("#form")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
});

test("on the narrowest screen with a menu in the bar, name, menu, language and ask stand in one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of ["/", "/es"]) {
    await page.goto(path);
    await laidOut(page);
    await page.locator("html[data-fonts]").waitFor();
    // Where a scroll bar takes its room.
    await page.addStyleTag({ content: "html { width: 1008px }" });
    const parts = page.locator(".logo, .menu > li > a:first-child, .header-nav > a");
    const middles = await parts.evaluateAll((all) =>
      all.map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(middles.length).toBe(8);
    expect(Math.max(...middles) - Math.min(...middles), `${path}: ${middles}`).toBeLessThanOrEqual(2);
  }
});
