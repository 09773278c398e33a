import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { freePort } from "../free-port.ts";
import { copySeededSite } from "../seeded-site.ts";

export type StoredMail = {
  from: string;
  replyTo: string[];
  subject: string;
  destination: { to: string[] };
  body: { html: string; text: string };
};

export type Site = { url: string; folder: string; mailboxUrl: string; mails: () => Promise<StoredMail[]> };

/**
 * The product as a visitor meets it: the built server in a process of its own, one per worker. A page fails its test
 * when the console shows an error or when it asks another host for anything.
 */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, site }, use) => {
    const faults = watch(page, site.url);
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

/** Waits until what lies below the first screen is laid out too: what is not has no height and no colors yet. */
export const laidOut = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector("html:is([data-eager], [data-laid-out])") ||
      !document.querySelector("main > :nth-child(n + 3), .footer"),
  );

/** Of enquiries; a worker's tests send more than the 15 an hour of an installation. */
const CONTACT_LIMIT = 1_000;

/** Starts a server of its own, for tests that need other settings or stop it. */
export const startSite = async (settings: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), "journey-"));
  copySeededSite(folder);
  const [port, mailboxPort] = [String(await freePort()), String(await freePort())];
  const url = `http://localhost:${port}`;
  const mailboxUrl = `http://127.0.0.1:${mailboxPort}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    PORT: port,
    DATA_DIR: folder,
    LOCAL_MAILBOX: "1",
    LOCAL_MAILBOX_PORT: mailboxPort,
    LINK_CHECK: "0",
    LOG_LEVEL: "error",
    CONTACT_LIMIT: String(CONTACT_LIMIT),
    ...settings,
  };
  let asked = false;
  const start = async () => {
    asked = false;
    const child = spawn(process.execPath, ["server/main.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
    child.once("exit", (code, signal) => {
      if (!asked) process.stderr.write(`The server of a test ended by itself: ${signal ?? code}\n`);
    });
    await answers(`${url}/readyz`, child);
    return child;
  };
  let server = await start();
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    asked = true;
    const gone = server.exitCode === null && server.signalCode === null && once(server, "exit");
    server.kill(signal);
    await gone;
  };
  const stop = async () => {
    await end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  /** Ends it as a power failure does. */
  const kill = () => end("SIGKILL");
  /** Starts it once more, on what it left behind. */
  const restart = async () => {
    server = await start();
  };
  const mails = async () => {
    const { emails } = (await (await fetch(`${mailboxUrl}/store`)).json()) as { emails: StoredMail[] };
    return emails;
  };
  return { url, folder, mailboxUrl, mails, stop, kill, restart };
};

/** Milliseconds that a start may take. A busy machine takes a minute for what a quiet one does in two seconds. */
export const START_MS = 170_000;

const answers = async (url: string, server: ChildProcess) => {
  await expect
    .poll(
      async () => {
        if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
        return fetch(url).then(
          ({ status }) => status,
          () => 0,
        );
      },
      { timeout: START_MS },
    )
    .toBe(200);
};

const watch = (page: Page, own: string): string[] => {
  const faults: string[] = [];
  page.on("pageerror", (error) => {
    // React Router lets the end of an answer reject unheard when a navigation drops it after its first line.
    const dropped = error.name === "AbortError" && error.message === "signal is aborted without reason";
    if (!dropped) faults.push(`error: ${error.message}`);
  });
  page.on("console", (message) => {
    // Refusals and connections that a test cut on purpose.
    const expected = /responded with a status of [45]\d\d|net::ERR_FAILED/.test(message.text());
    if (message.type() === "error" && !expected) faults.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(own)) faults.push(`other host: ${url}`);
  });
  return faults;
};
