import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { type Engine, type Hands, isInside, WAIT_MS } from "./engine.ts";

const PROGRAM = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);

/** Reports what the policy of a page refuses, which is no error of a script. */
const WATCH = `addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error("refused by " + violatedDirective + ": " + blockedURI))`;

const start = async (): Promise<Hands> => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: PROGRAM,
    args: ["--width=1280", "--height=800"],
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const faults: string[] = [];
  await page.evaluateOnNewDocument(WATCH);
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const at = (place: string) => page.locator(`::-p-xpath(${place})`);
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    press: (place) => at(place).click(),
    write: async (place, text) => {
      await at(place).click();
      await page.keyboard.down("Control");
      await page.keyboard.press("a");
      await page.keyboard.up("Control");
      await page.keyboard.type(text);
    },
    reads: async (place, text, frame) => {
      const within = frame ? await (await at(frame).waitHandle()).asElement()?.contentFrame() : page.mainFrame();
      if (!within) throw new Error(`no frame at ${frame}`);
      await within.waitForFunction(
        (xpath, words) => {
          const all = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
          const nodes = Array.from({ length: all.snapshotLength }, (_, index) => all.snapshotItem(index));
          return nodes.some((node) => node instanceof HTMLElement && node.innerText.includes(words));
        },
        {},
        place,
        text,
      );
    },
    standsInside: async (place, within) => void (await page.mainFrame().waitForFunction(isInside, {}, place, within)),
    faults: () => faults,
    end: () => browser.close(),
  };
};

/** Debian's, by WebDriver BiDi. */
export const firefox: Engine = { name: "Firefox", isHere: PROGRAM !== undefined, start };
