import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../eventually.ts";
import { freePort } from "../free-port.ts";
import { copySeededSite } from "../seeded-site.ts";
import { startS3Server } from "../servers/s3-server.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { mailSettings } from "./account.ts";
import { enquire } from "./enquire.ts";
import { readyAt } from "./process.ts";

const SECRET = "a secret that only this test knows";
/** What a first start takes on a busy machine. */
const FILLING_MS = 15_000;

const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The same with a seeded site, for what is no first start. */
const seededFolder = () => {
  const folder = freshFolder();
  copySeededSite(folder);
  return folder;
};

/** Starts the built product as a process of its own and collects what it writes. */
const start = (settings: Record<string, string>, program = "server/main.ts") => {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "error", ...settings };
  const child = spawn(process.execPath, [program], { env });
  onTestFinished(() => void child.kill("SIGKILL"));
  const run = { child, errors: "", output: "", exit: once(child, "exit") as Promise<[number | null]> };
  child.stderr.on("data", (chunk: Buffer) => {
    run.errors += chunk;
  });
  child.stdout.on("data", (chunk: Buffer) => {
    run.output += chunk;
  });
  return run;
};

const ready = (port: number) => readyAt(`http://localhost:${port}`);

test("a busy port is one clear line and exit code 1", async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const run = start({ PORT: String(port), DATA_DIR: freshFolder() });
  expect((await run.exit)[0]).toBe(1);
  expect(run.errors).toBe(`Port ${port} is in use by another program. Set PORT to a free one.\n`);
});

test("what is stored is for the user of the site alone, and any Node can start it", async () => {
  const [port, folder] = [await freePort(), freshFolder()];
  const DATA_DIR = join(folder, "data");
  const run = start({ PORT: String(port), DATA_DIR }, "scripts/serve.mjs");
  await ready(port);
  const modes = [DATA_DIR, join(DATA_DIR, "site.sqlite"), join(DATA_DIR, "auth-secret")].map(
    (path) => statSync(path).mode,
  );
  expect(modes.map((mode) => mode & 0o077)).toEqual([0, 0, 0]);
  run.child.kill("SIGTERM");
  expect((await run.exit)[0]).toBe(0);
});

test.each(["start", "serve"])(
  "npm run %s ends the site when npm is told to stop: a process manager knows npm alone",
  async (script) => {
    const port = await freePort();
    const settings = { PORT: String(port), DATA_DIR: seededFolder(), LOCAL_MAILBOX: "0", LOG_LEVEL: "error" };
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
    const npm = spawn("npm", ["run", "--silent", "--ignore-scripts", script], { env, stdio: "ignore", detached: true });
    onTestFinished(() => void spawnSync("kill", ["-KILL", "--", `-${npm.pid}`])); // what is left of its group
    await ready(port);
    npm.kill("SIGTERM");
    await once(npm, "exit");
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
  },
);

test("wrong settings are listed, one line each, and exit code 1", async () => {
  const run = start({ PORT: "many", CONTACT_LIMIT: "none", DATA_DIR: freshFolder() });
  expect((await run.exit)[0]).toBe(1);
  expect(run.errors).toMatch(/^These settings are wrong:\nPORT: .+\nCONTACT_LIMIT: .+\n$/);
});

test("a data folder that can't be made is one clear line and exit code 1", async () => {
  const file = join(freshFolder(), "file");
  writeFileSync(file, "");
  const run = start({ PORT: "0", DATA_DIR: join(file, "data") });
  expect((await run.exit)[0]).toBe(1);
  expect(run.errors).toMatch(/^[^\n]*Set DATA_DIR[^\n]*\n$/);
});

test("a data folder where no folder can be made ends it at once, too", async () => {
  const run = start({ PORT: "0", DATA_DIR: "/proc/data" });
  expect((await run.exit)[0]).toBe(1);
  expect(run.errors).toMatch(/^The folder \/proc\/data can't be made\. Set DATA_DIR[^\n]*\n$/);
});

test("who is told that the site is ready finds the first administrator there, and the host reads their password", async () => {
  const [port, folder] = [await freePort(), freshFolder()];
  const run = start({ PORT: String(port), DATA_DIR: folder });
  await ready(port);
  await eventually(() => expect(run.output).toMatch(/^ +Email +\S+@\S+\n +Password +(\w{5}-){3}\w{5} /m));
  const database = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  onTestFinished(() => database.close());
  expect(database.prepare("select role from staff").all()).toEqual([{ role: "admin" }]);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "a stop by %s lets the request under way finish, closes the database and exits 0",
  async (signal) => {
    const port = await freePort();
    const folder = seededFolder();
    const run = start({ PORT: String(port), DATA_DIR: folder });
    await ready(port);
    const answer = fetch(`http://localhost:${port}/services/cloud`);
    run.child.kill(signal);
    const status = await answer.then(
      (response) => response.status,
      () => "refused",
    );
    expect([200, "refused"]).toContain(status);
    expect((await run.exit)[0]).toBe(0);
    expect(run.errors).toBe("");
  },
);

/** Sends half of a request, which the site has begun to read; what sends the rest and returns the first line of the answer, or "cut off". */
const halfAsked = async (port: number) => {
  const socket = connect(port, "localhost");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  const line = () =>
    new Promise<string>((resolve) => {
      socket.once("data", (chunk) => resolve(String(chunk).split("\r\n")[0] ?? ""));
      socket.once("close", () => resolve("cut off"));
    });
  const head = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20";
  socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n`);
  expect(await line()).toBe("HTTP/1.1 100 Continue");
  socket.write("0123456789");
  const answered = line();
  return () => {
    socket.write("0123456789");
    return answered;
  };
};

test.each([
  ["that comes twice, as where each process of a group is sent it and passes it on, lets the request finish", 20, 0],
  ["that comes again later ends it at once", 4_000, 1],
])("a signal %s", async (_, pause, code) => {
  const port = await freePort();
  const run = start({ PORT: String(port), DATA_DIR: seededFolder() });
  await ready(port);
  const ask = await halfAsked(port);
  run.child.kill("SIGTERM");
  await wait(pause);
  run.child.kill("SIGTERM");
  await wait(300);
  expect(await ask()).toMatch(code === 0 ? /^HTTP\/1.1 4/ : /^cut off$/);
  expect((await run.exit)[0]).toBe(code);
});

test("two processes that start together on an empty database share one site", async () => {
  const folder = freshFolder();
  const ports = [await freePort(), await freePort()];
  const runs = ports.map((port) => start({ PORT: String(port), DATA_DIR: folder }));
  await Promise.all(ports.map(ready));
  const pages = await Promise.all(ports.map(async (port) => (await fetch(`http://localhost:${port}/about`)).text()));
  expect(pages[0]?.replaceAll(String(ports[0]), "")).toBe(pages[1]?.replaceAll(String(ports[1]), ""));
  expect(runs.map((run) => run.errors)).toEqual(["", ""]);
});

test("who starts while another process fills the database waits until that is done", async () => {
  const folder = freshFolder();
  const other = new DatabaseSync(join(folder, "site.sqlite"));
  other.exec("pragma journal_mode=wal; begin immediate");
  const port = await freePort();
  const run = start({ PORT: String(port), DATA_DIR: folder });
  await new Promise((resolve) => setTimeout(resolve, FILLING_MS));
  other.exec("rollback");
  other.close();
  await ready(port);
  expect(run.errors).toBe("");
});

test("a stop waits for the mail that the outbox is sending: it leaves once", async () => {
  const ses = await startSesServer();
  onTestFinished(ses.close);
  const folder = seededFolder();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    ...mailSettings(ses.url),
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    AUTH_SECRET: SECRET,
  };
  const refused = start({ ...settings, AWS_ACCESS_KEY_ID: "AKIDWRONG" });
  await ready(port);
  ses.answer({ code: "InvalidClientTokenId", status: 403 });
  expect(await enquire(url, SECRET, "parked")).toMatchObject({ success: false, saved: true });
  refused.child.kill("SIGTERM");
  await refused.exit;

  // Under other keys the outbox takes up what was parked, by itself; the service takes the mail and is slow to say so.
  ses.answer("ok");
  ses.takeTime(7_000);
  const stopped = start(settings);
  await eventually(() => expect(ses.mails).toHaveLength(1));
  stopped.child.kill("SIGTERM");
  expect((await stopped.exit)[0]).toBe(0);
  const database = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  onTestFinished(() => database.close());
  expect(database.prepare("select mail_state, lease_owner from enquiry").all()).toEqual([
    { mail_state: "sent", lease_owner: null },
  ]);
});

test("a bucket that is not there is one clear line, a line in the log, and exit code 1", async () => {
  const s3 = await startS3Server();
  onTestFinished(s3.close);
  const settings = { ...s3.settings, S3_BUCKET: "wrong", S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };
  const run = start({ ...settings, PORT: "0", DATA_DIR: freshFolder() });
  expect((await run.exit)[0]).toBe(1);
  expect(run.errors).toBe(`S3 at ${s3.settings.S3_ENDPOINT} has no bucket wrong (S3_BUCKET).\n`);
  expect(JSON.parse(run.output)).toMatchObject({ level: 60, msg: "could not start", err: { type: "Fault" } });
});

test.each(["throw new Error('on purpose')", "Promise.reject(new Error('on purpose'))"])(
  "a fault that nobody caught (%s) leaves a line in the log, and ends the process",
  async (fault) => {
    const code = `setInterval(() => { if (process.getActiveResourcesInfo().includes("TCPServerWrap")) { ${fault} } }, 100).unref();`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(code)}`;
    const run = start({
      NODE_OPTIONS,
      PORT: String(await freePort()),
      DATA_DIR: seededFolder(),
      ADMIN_EMAIL: "ada@example.com",
      ADMIN_PASSWORD: "roots hold the coast",
    });
    expect((await run.exit)[0]).toBe(1);
    const last = JSON.parse(run.output.trim().split("\n").at(-1) ?? "");
    expect(last).toMatchObject({ level: 60, msg: "uncaught: the process ends", err: { message: "on purpose" } });
  },
);
