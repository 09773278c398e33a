import { expect, test } from "./site.ts";

/** Where the drawing has nodes, and the variables of the page that they are colored by. */
const NODES: [x: number, y: number, color: string][] = [
  [360, 186, "--sun"],
  [460, 220, "--accent-pale"],
  [240, 190, "--action"],
];

test("the drawing of the call to action comes once it is near, in the colors of its page", async ({ page }) => {
  await page.goto("/");
  const drawing = page.locator("img.cta-roots");
  const isThere = () => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  expect(await isThere()).toBe(false);
  await drawing.scrollIntoViewIfNeeded();
  await expect.poll(isThere).toBe(true);
  const [shown, named] = await drawing.evaluate((image: HTMLImageElement, nodes) => {
    const canvas = new OffscreenCanvas(1200, 240).getContext("2d", { willReadFrequently: true });
    const section = image.parentElement;
    if (!canvas || !section) throw new Error("no page");
    const at = (x: number, y: number) => [...canvas.getImageData(x, y, 1, 1).data];
    canvas.drawImage(image, 0, 0, 1200, 240);
    const drawn = nodes.map(([x, y]) => at(x, y));
    const colors = nodes.map(([, , color]) => {
      section.style.color = `var(${color})`;
      canvas.fillStyle = getComputedStyle(section).color;
      canvas.fillRect(0, 0, 1, 1);
      return at(0, 0);
    });
    return [drawn, colors];
  }, NODES);
  expect(shown).toEqual(named);
});
