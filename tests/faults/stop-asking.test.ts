import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "#platform/database/database.ts";
import { editDocument } from "../edit.ts";
import { cookiesOf, PASSWORD } from "../http/staff.ts";
import { seededFolder, startProcess } from "./process.ts";

const POST = "post-hipaa";
/** Another site, which takes what it is asked and never answers. */
const silentSite = async () => {
  const server = createServer();
  onTestFinished(() => void server.close().closeAllConnections());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { asked: once(server, "request"), address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
};

/**
 * In the process that is started no network is one of ours, since the other site stands on this machine, and no question is given up
 * by itself: only the stop can end it before the stop is over its time, which ends with 1.
 */
const ASKS_FOR_EVER = `
  import { BlockList } from "node:net";
  BlockList.prototype.check = () => false;
  AbortSignal.timeout = () => new AbortController().signal;`;

const startWithStaff = async (DATA_DIR: string) => {
  const site = await startProcess({
    DATA_DIR,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ASKS_FOR_EVER)}`,
    ADMIN_EMAIL: "ada@example.com",
    ADMIN_PASSWORD: PASSWORD,
  });
  await site.ready();
  const body = new URLSearchParams({ email: "ada@example.com", password: PASSWORD });
  const signedIn = await fetch(`${site.url}/cmslogin`, { method: "POST", body, redirect: "manual" });
  const cookie = cookiesOf(signedIn);
  return {
    ...site,
    fetch: (path: string, init: RequestInit = {}) => fetch(site.url + path, { ...init, headers: { cookie } }),
  };
};

/** The draft of a post gets a text that links there. */
const linkTo = async (folder: string, href: string) => {
  const database = connect({ DATABASE_URL: "", DATA_DIR: folder }, () => {});
  const text = { type: "text", text: "elsewhere", marks: [{ type: "link", attrs: { href } }] };
  const body = { type: "doc", content: [{ type: "paragraph", content: [text] }] };
  await editDocument({ database, clock: Date.now }, POST, (data) => ({ ...data, body }));
  await database.destroy();
};

type Staff = Awaited<ReturnType<typeof startWithStaff>>;

test.each<[string, (site: Staff, address: string) => Promise<Response>]>([
  ["whether a link leads somewhere", (site) => site.fetch(`/cms/edit/${POST}/check.data`)],
  [
    "for a picture in a pasted text",
    (site, body) => site.fetch("/cms/media/upload?name=dock&by=address", { method: "POST", body }),
  ],
])("a stop ends what asks another site %s, and exits 0", async (_, ask) => {
  const { asked, address } = await silentSite();
  const folder = seededFolder();
  await linkTo(folder, address);
  const site = await startWithStaff(folder);
  const answered = ask(site, address).then(({ status }) => status);
  await asked;
  site.child.kill("SIGTERM");
  expect(await answered).toBeLessThan(500);
  expect(await site.exit).toEqual([0, null]);
});
