import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../eventually.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { startWebhookServer } from "../servers/webhook-server.ts";
import { account, mailSettings, type Stored } from "./account.ts";
import { enquire, type Told } from "./enquire.ts";
import { numbersOf, report } from "./numbers.ts";
import { freshFolder, startProcess } from "./process.ts";

const { each } = numbersOf({ short: { each: 10 }, long: { each: 300 } });
const SECRET = "a secret that only this test knows";
const DISK_MB = 48;

/** A disk of its own that is easily filled: a tmpfs. Why not, where this machine doesn't allow one. */
const mountDisk = () => {
  const folder = freshFolder();
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", folder], { encoding: "utf8" });
  const refused = mounted.error?.message ?? (mounted.status === 0 ? "" : mounted.stderr.trim());
  onTestFinished(() => void (refused || spawnSync("umount", ["-l", folder])));
  return { folder, refused };
};

const fill = (file: string) => {
  const descriptor = openSync(file, "w");
  try {
    for (const size of [1 << 20, 4096, 1]) {
      const chunk = Buffer.alloc(size);
      try {
        for (;;) writeSync(descriptor, chunk);
      } catch (error) {
        if ((error as { code?: string }).code !== "ENOSPC") throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
};

test("a full disk: enquiries are refused, reading goes on; when there is room again all works and nothing is broken", async (context) => {
  const { folder, refused } = mountDisk();
  if (refused) {
    process.stdout.write(`A full disk was not tried: this machine lets nobody mount a tmpfs (${refused})\n`);
    report("disk full", { "not tried": refused });
    return context.skip(refused);
  }
  const ses = await startSesServer();
  onTestFinished(ses.close);
  const hook = await startWebhookServer();
  const settings = {
    ...{ DATA_DIR: folder, AUTH_SECRET: SECRET, CONTACT_LIMIT: "100000", LOG_LEVEL: "error" },
    ALERT_WEBHOOK_URL: hook.url,
  };
  const site = await startProcess({ ...settings, ...mailSettings(ses.url) });
  await site.ready();
  const read = async () => (await fetch(`${site.url}/services/cloud`)).status;
  const sendSome = (name: string) =>
    Promise.all(Array.from({ length: each }, (_, n) => enquire(site.url, SECRET, `${name}-${n}`)));
  expect(await read()).toBe(200);
  const told: Told[] = await sendSome("before");
  expect(told.every(({ success }) => success)).toBe(true);

  fill(join(folder, "filler"));
  // What the log of the database still has room for is taken; then nothing is.
  let [round, full] = [0, [] as Told[]];
  do {
    full = await sendSome(`full-${round}`);
    told.push(...full);
    round += 1;
  } while (full.some(({ saved }) => saved));
  expect(full.every(({ answered, success, saved, error }) => answered && !success && !saved && error !== "")).toBe(
    true,
  );
  const reads = [await read(), (await fetch(`${site.url}/about`)).status, (await fetch(`${site.url}/readyz`)).status];
  expect(reads).toEqual([200, 200, 200]);
  // The form still gets its challenge, so that the visitor comes to hear that the enquiry can't be taken.
  expect((await fetch(`${site.url}/api/challenge`)).status).toBe(200);
  const isTold = () => expect(hook.headlines).toEqual([expect.stringContaining("The disk is nearly full")]);
  await eventually(isTold, { interval: 100 });
  const logged = site.logged.map((line) => JSON.stringify(line)).join("\n");
  expect(logged).toContain("database or disk is full");
  expect(logged).not.toContain("cannot rollback");

  rmSync(join(folder, "filler"));
  const after = await sendSome("after");
  told.push(...after);
  expect(after.every(({ success }) => success)).toBe(true);
  const database = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  const rows = () => database.prepare("select form_id, reference, mail_state from enquiry").all() as Stored[];
  const allSent = () => expect(rows().filter(({ mail_state }) => mail_state !== "sent")).toEqual([]);
  await eventually(allSent, { interval: 100 });
  const whole = database.prepare("pragma integrity_check").get()?.integrity_check;
  const accounted = account(told, rows(), ses.mails);
  database.close();
  report("disk full", { ...accounted, "refused while it was full": full.length, "integrity check": String(whole) });
  expect(whole).toBe("ok");
  expect(accounted).toMatchObject({ lost: 0, "stored twice": 0, "mailed more than once": 0, "not mailed": 0 });
  site.child.kill("SIGTERM");
  expect((await site.exit)[0]).toBe(0);
}, 300_000);
