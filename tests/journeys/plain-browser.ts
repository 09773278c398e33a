import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** As people send it: the browser of a test calls itself headless, and programs are not counted. */
export const PERSONS_BROWSER =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36";

export type PlainPage = {
  send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  /** The value of an expression on the page; what it promises is waited for. */
  evaluate: <T>(expression: string) => Promise<T>;
};

export type PlainBrowser = {
  /** The page that is shown first, then those that the browser renders ahead, as they come. */
  pages: PlainPage[];
  close: () => Promise<void>;
};

/** The shell keeps no pages to go back to, and renders none ahead. */
const WHOLE = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** The path of a Chromium with all that people's have; undefined where there is none. */
export const wholeChromium = (): string | undefined => WHOLE.find((file) => existsSync(file));

/** A Chromium that Playwright does not drive, which would keep it from rendering ahead and from keeping pages to go back to. */
export const openPlainBrowser = async (path: string): Promise<PlainBrowser> => {
  const profile = mkdtempSync(join(tmpdir(), "browser-"));
  const switches = [
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
    `--user-agent=${PERSONS_BROWSER}`,
    "--headless",
  ];
  const quiet = ["--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update"];
  const browser = spawn(path, [...switches, ...quiet, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  const socket = new WebSocket(await addressOf(browser));
  await once(socket, "open");
  const close = async () => {
    socket.close();
    const gone = once(browser, "exit");
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { pages: await talk(socket), close };
};

const addressOf = async ({ stderr }: ChildProcess): Promise<string> => {
  if (stderr)
    for await (const line of createInterface(stderr)) {
      const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
      if (address) return address;
    }
  throw new Error("the browser did not start");
};

type Message = {
  id?: number;
  method?: string;
  params?: { sessionId?: string; targetInfo?: { type: string } };
  result?: Record<string, unknown>;
  error?: object;
};

/** Through the tab, not the page: whoever watches a page itself keeps its links from being rendered ahead. */
const talk = async (socket: WebSocket): Promise<PlainPage[]> => {
  const waiting = new Map<number, (message: Message) => void>();
  const pages: PlainPage[] = [];
  let last = 0;
  const sendIn = (sessionId: string | undefined, method: string, params: object = {}) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result, error }) => (result ? resolve(result) : reject(new Error(JSON.stringify(error)))));
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  const pageOf = (session: string | undefined): PlainPage => {
    const send: PlainPage["send"] = (method, params) => sendIn(session, method, params);
    const evaluate = async <T>(expression: string) => {
      const { result } = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
      return (result as { value: T }).value;
    };
    return { send, evaluate };
  };
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { id, method, params } = message;
    if (id !== undefined) waiting.get(id)?.(message);
    const isPage = method === "Target.attachedToTarget" && params?.targetInfo?.type === "page";
    if (isPage) pages.push(pageOf(params.sessionId));
  });
  const { targetInfos } = await sendIn(undefined, "Target.getTargets", { filter: [{ type: "tab" }] });
  const [{ targetId } = { targetId: "" }] = targetInfos as { targetId: string }[];
  const { sessionId } = await sendIn(undefined, "Target.attachToTarget", { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await sendIn(sessionId as string, "Target.setAutoAttach", attach);
  return pages;
};
