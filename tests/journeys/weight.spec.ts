import type { Browser, Page } from "@playwright/test";
import { wake } from "./contact-page.ts";
import { expect, test } from "./site.ts";

const KB = 1024;
const FONTS = 45 * KB;
const PLAIN = 70 * KB;
/** What makes the first part of them move is counted in. */
const MORE: Record<string, number> = {
  "/": 140 * KB,
  "/contact": 150 * KB,
  "/es": 140 * KB,
  "/es/contacto": 150 * KB,
};

/** Of each kind of page the heaviest. */
const ENGLISH = [
  "/",
  "/about",
  "/services/managed",
  "/services/network",
  "/portfolio",
  "/portfolio/datacenter",
  "/contact",
  "/industries/hospitality",
  "/industries/condominiums",
  "/areas/miami",
  "/careers/devops-engineer",
  "/blog",
  "/blog/hipaa-security-risk-assessment-small-clinic",
];

const SPANISH = [
  "/es",
  "/es/nosotros",
  "/es/servicios/administrados",
  "/es/servicios/redes",
  "/es/casos",
  "/es/casos/centro-de-datos",
  "/es/contacto",
  "/es/industrias/hoteleria",
  "/es/industrias/condominios",
  "/es/zonas/miami",
  "/es/empleos/ingeniero-devops",
  "/es/blog",
  "/es/blog/evaluacion-de-riesgos-hipaa-clinica-pequena",
];

const hold = async (browser: Browser, paths: string[], baseURL?: string) => {
  for (const path of paths) {
    // A first visit each; slides that change on a slow machine would bring the next picture along.
    const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
    const { fonts, all } = await weigh(await context.newPage(), path);
    await context.close();
    expect(fonts, `fonts of ${path}`).toBeLessThanOrEqual(FONTS);
    expect(all, path).toBeLessThanOrEqual(MORE[path] ?? PLAIN);
  }
};

test("no page weighs more than was promised, its fonts and what makes it move included", ({ browser, baseURL }) =>
  hold(browser, ENGLISH, baseURL));

test("nor does one in Spanish", ({ browser, baseURL }) => hold(browser, SPANISH, baseURL));

/** Bytes of a page as it opens, compressed as they were sent, without heads; what stands further down is not fetched yet. */
const weigh = async (page: Page, path: string) => {
  await page.goto(path);
  const island = page.locator("[data-island]").first();
  if ((await island.count()) > 0) await wake(island);
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => {
    const parts = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const sizes = (parts as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => [name, encodedBodySize] as const,
    );
    const sum = (of: typeof sizes) => of.reduce((bytes, [, size]) => bytes + size, 0);
    return { all: sum(sizes), fonts: sum(sizes.filter(([name]) => name.includes("/fonts/"))) };
  });
};
