import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { parseEnv } from "#server/process/settings/env.ts";
import { freePort } from "../tests/free-port.ts";
import { startMailbox } from "./mail/mailbox-server.ts";
import { openPlatform } from "./platform.ts";
import { openLog } from "./process/log.ts";

test("where a part can't be opened, no mailbox stays behind that keeps the next try from its port", async () => {
  const bucketless = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => bucketless.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void bucketless.close().closeAllConnections());
  const port = await freePort();
  const env = parseEnv({
    DATABASE_URL: ":memory:",
    AUTH_SECRET: "a secret that only this test knows",
    LOCAL_MAILBOX: "1",
    LOCAL_MAILBOX_PORT: String(port),
    S3_BUCKET: "none",
    S3_ENDPOINT: `http://127.0.0.1:${(bucketless.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  await expect(openPlatform(env, openLog("silent"))).rejects.toThrow("has no bucket none");
  await (await startMailbox(port)).close();
});
