import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { recaptchaCheck } from "./recaptcha-check.ts";

type Asked = Record<string, string>;

type MaybePromise<T> = T | Promise<T>;

const google = async (answer: (asked: Asked) => MaybePromise<{ status?: number; body: unknown }>) => {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const form = Object.fromEntries(new URLSearchParams(text));
    asked.push(form);
    const { status = 200, body } = await answer(form);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const check = recaptchaCheck(
    {
      RECAPTCHA_SITE_KEY: "site",
      RECAPTCHA_SECRET_KEY: "secret",
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
      RECAPTCHA_SCRIPT_URL: "https://www.google.com/recaptcha/api.js",
      PUBLIC_URL: "https://mangrove.example",
    },
    () => 1_000,
  );
  return { check, asked };
};

test("a token that Google knows passes for two minutes, asked with secret, response and address", async () => {
  const { check, asked } = await google(() => ({ body: { success: true, hostname: "mangrove.example" } }));
  const verdict = await check.verify("token", "203.0.113.9");
  expect(verdict).toEqual({ human: true, tokenId: check.tokenId("token"), goodUntil: 121_000 });
  expect(asked).toEqual([{ secret: "secret", response: "token", remoteip: "203.0.113.9" }]);
});

test.each([
  ["a refusal", { body: { success: false, "error-codes": ["timeout-or-duplicate"] } }, "timeout-or-duplicate"],
  ["another host", { body: { success: true, hostname: "evil.example" } }, "made for another host"],
  ["a status that is not OK", { status: 503, body: { success: true } }, "status 503"],
  ["something that is not yes", { body: { success: "true" } }, "refused"],
])("the answer is %s: not human", async (_, answer, reason) => {
  const { check } = await google(() => answer);
  expect(await check.verify("token", undefined)).toEqual({ human: false, reason });
});

test("a service that takes the question and says nothing is given up after five seconds", async () => {
  const { timeout } = AbortSignal;
  const given = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout.call(AbortSignal, ms / 100));
  onTestFinished(() => given.mockRestore());
  const { check } = await google(() => new Promise<never>(() => {}));
  expect(await check.verify("token", undefined)).toEqual({ human: false, reason: "no answer (TimeoutError)" });
  expect(given).toHaveBeenCalledWith(5_000);
});

test("nobody answers: not human", async () => {
  const check = recaptchaCheck(
    {
      RECAPTCHA_SITE_KEY: "site",
      RECAPTCHA_SECRET_KEY: "secret",
      RECAPTCHA_VERIFY_URL: "http://127.0.0.1:9/siteverify",
      RECAPTCHA_SCRIPT_URL: "https://www.google.com/recaptcha/api.js",
      PUBLIC_URL: "https://mangrove.example",
    },
    Date.now,
  );
  expect(await check.verify("token", undefined)).toMatchObject({ human: false });
});
