import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

/** Two colors of app/ui/styles/tokens.css that stand on each other somewhere, and the least contrast (WCAG 2.2, 1.4.6 and 1.4.11). */
const PAIRS: [front: string, back: string, needed: number][] = [
  ["accent", "white", 7],
  ["accent", "paper", 7],
  ["mark-on-sand", "sand", 7],
  ["white", "accent", 7],
  ["soft-on-accent", "accent", 7],
  ["sun", "accent", 4.5],
  ["white", "accent-deep", 7],
  ["accent-deep", "accent-pale", 7],
  ["accent-bright", "ink", 3],
  ["on-action", "action", 7],
  ["on-action", "action-hover", 7],
  ["action-line", "paper", 3],
  ["action", "ink", 3],
];

const CHANNELS = ["00", "40", "60", "80", "99", "cc", "ff"];
const EVERY_COLOR = CHANNELS.flatMap((r) => CHANNELS.flatMap((g) => CHANNELS.map((b) => `#${r}${g}${b}`)));

test("whatever colors Settings name, text keeps a contrast of 7 and controls one of 3", async ({ page }) => {
  await page.setContent(
    `<style>${readFileSync("app/ui/styles/tokens.css", "utf8")}</style><style id="chosen"></style><p></p>`,
  );
  const failing = await page.evaluate(
    ([colors, pairs]) => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      const paragraph = document.querySelector("p");
      const chosen = document.getElementById("chosen");
      if (!canvas || !paragraph || !chosen) throw new Error("no page");
      const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      const luminance = (name: string) => {
        paragraph.style.background = `var(--${name})`;
        canvas.fillStyle = getComputedStyle(paragraph).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => linear(value / 255));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      return ["", ...colors].flatMap((color) => {
        chosen.textContent = `:root { ${color && `--mangrove: ${color}; --coral: ${color};`}
          --mark-on-sand: color-mix(in oklab, var(--accent) 90%, var(--ink));
          --soft-on-accent: color-mix(in oklab, var(--white) 94%, var(--accent)) }`;
        return pairs.flatMap(([front, back, needed]) => {
          const ratio = contrast(luminance(front), luminance(back));
          return ratio < needed ? [`${color}: ${front} on ${back} has ${ratio.toFixed(2)}`] : [];
        });
      });
    },
    [EVERY_COLOR, PAIRS] as const,
  );
  expect(failing).toEqual([]);
});
