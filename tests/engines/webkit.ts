import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { Builder, By, until } from "selenium-webdriver";
import { freePort } from "../free-port.ts";
import { type Engine, type Hands, isInside, WAIT_MS } from "./engine.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const [BROWSER] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");

const start = async (): Promise<Hands> => {
  const port = await freePort();
  // A screen of its own where there is none.
  const run = process.env.DISPLAY ? [DRIVER] : ["xvfb-run", "-a", DRIVER];
  const [command = "", ...args] = [...run, `--port=${port}`];
  const service = spawn(command, args, { stdio: "ignore", detached: true });
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).catch(() => undefined)))
    if (service.exitCode !== null) throw new Error(`${command} ended with ${service.exitCode}`);
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] },
    })
    .build();
  const shown = async (place: string) => {
    const element = await browser.wait(until.elementLocated(By.xpath(place)), WAIT_MS, place);
    return browser.wait(until.elementIsVisible(element), WAIT_MS, place);
  };
  const retried = async (place: string, act: (element: Awaited<ReturnType<typeof shown>>) => Promise<void>) => {
    await browser.wait(
      async () =>
        act(await shown(place)).then(
          () => true,
          // Drawn anew, covered or moving in that moment.
          () => false,
        ),
      WAIT_MS,
      place,
    );
  };
  return {
    open: (address) => browser.get(address),
    resize: async (width, height) => void (await browser.manage().window().setRect({ width, height, x: 0, y: 0 })),
    press: (place) =>
      retried(place, async (element) => {
        await browser.wait(until.elementIsEnabled(element), WAIT_MS, place);
        // The driver itself does not scroll to what lies below the window within a place of hidden overflow.
        await browser.executeScript("arguments[0].scrollIntoViewIfNeeded()", element);
        await element.click();
      }),
    write: (place, text) =>
      retried(place, async (element) => {
        await element.clear();
        await element.sendKeys(text);
      }),
    reads: async (place, text, frame) => {
      if (frame) await browser.switchTo().frame(await shown(frame));
      await browser.wait(
        async () => {
          const texts = await browser
            .findElements(By.xpath(place))
            .then((all) => Promise.all(all.map((element) => element.getText())))
            .catch(() => []);
          return texts.some((found) => found.includes(text));
        },
        WAIT_MS,
        `“${text}” at ${place}`,
      );
      await browser.switchTo().defaultContent();
    },
    standsInside: async (place, within) => {
      const look = `return (${isInside})(${JSON.stringify(place)}, ${JSON.stringify(within)})`;
      await browser.wait(async () => (await browser.executeScript(look)) === true, WAIT_MS, place);
    },
    faults: () => [],
    end: async () => {
      await browser.quit();
      if (service.pid) process.kill(-service.pid);
      if (service.exitCode === null && service.signalCode === null) await once(service, "exit");
    },
  };
};

/** WebKitGTK as Debian's webkit2gtk-driver has it, by classic WebDriver, which does not tell what a page reports. */
export const webkit: Engine = { name: "WebKit", isHere: existsSync(DRIVER) && BROWSER !== undefined, start };
