import { afterAll, beforeAll, expect, test } from "vitest";
import { type SesServer, startSesServer } from "../../tests/servers/ses-server.ts";
import { sesMail } from "./ses-mail.ts";

let server: SesServer;

beforeAll(async () => {
  server = await startSesServer();
});

afterAll(() => server.close());

const open = (settings: Record<string, string> = {}) =>
  sesMail({
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
    EMAIL_FROM: "info@example.com",
    EMAIL_TO: "office@example.com",
    SES_ENDPOINT: server.url,
    ...settings,
  });

test("quota, state and identities are read as SES tells them", async () => {
  server.answer("ok");
  expect(await open().examine(5_000)).toEqual({
    quota: { answered: true, perDay: 50_000, perSecond: 14, lastDay: 312 },
    sending: { answered: true, enabled: true },
    identities: {
      answered: true,
      states: { "info@example.com": "pending", "example.com": "verified", "office@example.com": "unknown" },
    },
  });
});

test("a sender with a name is asked about by its address alone", async () => {
  server.answer("ok");
  const mail = open({ EMAIL_FROM: "Mangrove IT <info@example.com>" });
  expect([mail.from, mail.fromAddress]).toEqual(["Mangrove IT <info@example.com>", "info@example.com"]);
  expect((await mail.examine(5_000)).identities).toMatchObject({
    states: { "info@example.com": "pending", "example.com": "verified", "office@example.com": "unknown" },
  });
});

test("a verification that failed for now is pending still, one that failed is failed", async () => {
  server.answer("ok");
  const mail = open({ EMAIL_FROM: "info@later.example", EMAIL_TO: "info@refused.example" });
  expect((await mail.examine(5_000)).identities).toMatchObject({
    states: { "later.example": "pending", "refused.example": "failed" },
  });
});

test("each question may be refused by itself, with the service's own code", async () => {
  server.answer({ code: "AccessDenied", status: 403 });
  const { quota, sending } = await open().examine(5_000);
  expect(quota).toMatchObject({ answered: false, fault: "credentials", code: "AccessDenied" });
  expect(sending).toMatchObject({ answered: false, code: "AccessDenied" });
});

test("a service that says nothing is given up in time", async () => {
  server.answer("hang");
  expect((await open().examine(50)).quota).toMatchObject({ answered: false, fault: "network", code: "Timeout" });
});

test("with settings missing nothing is asked", async () => {
  const before = server.asked;
  expect((await open({ EMAIL_TO: "" }).examine(5_000)).quota).toMatchObject({ answered: false, fault: "settings" });
  expect(server.asked).toBe(before);
});
