import { rmSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../../scripts/chromium.ts";
import { freePort } from "../../tests/free-port.ts";
import { atMost, type Goal } from "../goal.ts";
import { median, p95, startServer } from "../server-process.ts";
import { makeLongPage, STAFF } from "./long-page.ts";
import { watchKeys } from "./watch-keys.ts";

const BLOCKS = 100;
const KEYS = 100;
/** Fast typing, and typing so slow that the preview is drawn between the keys. */
const [FAST_MS, SLOW_MS] = [60, 180];
const PREVIEWS = 15;
const [KEY_GOAL_MS, PREVIEW_GOAL_MS] = [50, 300];

/** Milliseconds from an event to the picture that shows it. */
export type TypingRow = { what: string; median: number; p95: number; max: number };

/** What a key costs in the browser, in the editor of a page of 100 blocks with its preview beside. */
export const measureTyping = async (): Promise<{ rows: TypingRow[]; goals: Goal[] }> => {
  const folder = await makeLongPage(BLOCKS);
  const server = await startServer(await freePort(), { folder });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await openEditor(page);
    const plain = page.getByLabel("Heading", { exact: true }).first();
    const rich = page.locator(".prose-edit").first();
    await openBlock(page, 0);
    const keys = [rowOf("a key in a plain field", await typeIn(page, () => plain.click(), FAST_MS))];
    keys.push(rowOf("the same, slowly", await typeIn(page, () => plain.click(), SLOW_MS)));
    const preview = rowOf("a key to the preview", await previewsOf(page));
    await openBlock(page, 1);
    keys.push(rowOf("a key in a rich text", await typeIn(page, () => rich.click(), FAST_MS)));
    keys.push(rowOf("the same, slowly", await typeIn(page, () => rich.click(), SLOW_MS)));
    return {
      rows: [...keys, preview],
      goals: [
        ...keys.map(({ what, p95 }) => atMost(`${what} of a page of ${BLOCKS} blocks, p95`, p95, KEY_GOAL_MS)),
        atMost("a key shows in the preview, p95", preview.p95, PREVIEW_GOAL_MS),
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const openEditor = async (page: Page) => {
  await page.addInitScript(watchKeys);
  await page.goto("/cmslogin?next=/cms/edit/long");
  await page.getByLabel("Email").fill(STAFF.email);
  await page.getByLabel("Password", { exact: true }).fill(STAFF.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(/\/cms\/edit\/long/);
  await page
    .frameLocator(".frame iframe")
    .locator("#main [data-block]")
    .nth(BLOCKS - 1)
    .waitFor({ state: "attached" });
};

const openBlock = (page: Page, index: number) => page.locator(".block-name").nth(index).click();

const letter = (n: number) => "abcdefghij"[n % 10] ?? "a";

/** Types into what `focus` focuses, and takes it back, so that the text stays as long as it was; gives what each key cost. */
const typeIn = async (page: Page, focus: () => Promise<void>, pause: number): Promise<number[]> => {
  await focus();
  await page.keyboard.press("End");
  await page.evaluate(() => {
    window.keyCosts = [];
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 20 < 10 ? letter(key) : "Backspace");
    await page.waitForTimeout(pause);
  }
  await page.waitForFunction((keys) => window.keyCosts.length >= keys, KEYS);
  return page.evaluate(() => window.keyCosts);
};

/** One key after a rest each time; gives how long until the preview shows it. */
const previewsOf = async (page: Page): Promise<number[]> => {
  const times: number[] = [];
  for (let turn = 0; turn < PREVIEWS; turn += 1) {
    await page.waitForTimeout(700);
    await page.evaluate(() => window.awaitPreview());
    await page.keyboard.press(letter(turn));
    times.push(await page.evaluate(() => window.previewCost));
  }
  return times;
};

const rowOf = (what: string, times: number[]): TypingRow => ({
  what,
  median: Math.round(median(times)),
  p95: Math.round(p95(times)),
  max: Math.round(Math.max(...times)),
});
