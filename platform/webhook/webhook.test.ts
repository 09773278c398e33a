import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openWebhook } from "./webhook.ts";

test("what was not taken is a fault that names the host, never the address; a webhook that moved is not followed", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers["content-type"]}`);
    if (request.url === "/silent") return;
    if (request.url === "/moved") response.setHeader("location", "/elsewhere");
    response.writeHead(request.url === "/moved" ? 302 : request.url === "/broken" ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fault = async (path: string, timeoutMs = 10_000) =>
    openWebhook(origin + path)
      ?.post({ text: "t" }, timeoutMs)
      .then(
        () => "taken",
        (error: Error) => error.message,
      );
  expect(await fault("/good")).toBe("taken");
  expect(await fault("/broken")).toBe(`${origin} answered 500`);
  expect(await fault("/moved")).toMatch(new RegExp(`^${origin} does not answer \\(`));
  expect(await fault("/silent", 1_000)).toMatch(new RegExp(`^${origin} does not answer \\((?!.*silent)`));
  expect(asked).toEqual(["good", "broken", "moved", "silent"].map((path) => `POST /${path} application/json`));
  expect(openWebhook("")).toBeNull();
});
