import { expect, test } from "vitest";
import { standInMail } from "../../tests/stand-ins/stand-in-mail.ts";
import { watchMail } from "./mail.ts";
import { localMailSettings, missingSettings, settingsFingerprint } from "./mail-settings.ts";
import { sesFault } from "./ses-fault.ts";

const settings = {
  AWS_REGION: "eu-west-1",
  AWS_ACCESS_KEY_ID: "AKID",
  AWS_SECRET_ACCESS_KEY: "secret",
  EMAIL_FROM: "info@example.com",
  EMAIL_TO: "office@example.com",
  SES_ENDPOINT: "",
};

const names = Object.keys(settings) as (keyof typeof settings)[];

test("each of the five settings is missed when it is empty or blank; the address of the service is not", () => {
  expect(missingSettings(settings)).toEqual([]);
  for (const name of names.slice(0, 5)) expect(missingSettings({ ...settings, [name]: " " })).toEqual([name]);
});

test("the fingerprint changes with any setting and gives none away", () => {
  const all = [settings, ...names.map((name) => ({ ...settings, [name]: "other" }))].map(settingsFingerprint);
  expect(new Set(all).size).toBe(7);
  for (const one of all) expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(settingsFingerprint({ ...settings })).toBe(all[0]);
});

test("for the local mailbox what is set stays, keys are its own, and what is missing is made up", () => {
  const local = { AWS_ACCESS_KEY_ID: "local", AWS_SECRET_ACCESS_KEY: "local", SES_ENDPOINT: "http://127.0.0.1:1" };
  expect(localMailSettings(settings, "http://127.0.0.1:1")).toEqual({ ...settings, ...local });
  const none = { ...settings, AWS_REGION: "", EMAIL_FROM: "", EMAIL_TO: "" };
  expect(localMailSettings(none, "http://127.0.0.1:1")).toEqual({
    ...local,
    ...{ AWS_REGION: "us-east-1", EMAIL_FROM: "info@example.com", EMAIL_TO: "info@example.com" },
  });
});

const thrown = (code: string, status?: number, message = "") => ({
  ...{ name: code, message, $metadata: { httpStatusCode: status } },
});

test.each([
  [thrown("UnrecognizedClientException", 400), "credentials"],
  [thrown("InvalidSignatureException", 400), "credentials"],
  [thrown("IncompleteSignature", 400), "credentials"],
  [thrown("MissingAuthenticationToken", 400), "credentials"],
  [thrown("ExpiredTokenException", 400), "credentials"],
  [thrown("OptInRequired", 400), "credentials"],
  [thrown("NotAuthorized", 400), "credentials"],
  [thrown("InvalidConfigurationSet", 400), "settings"],
  [thrown("InvalidDeliveryOptions", 400), "settings"],
  [thrown("ProductionAccessNotGranted", 400), "paused"],
  [thrown("TooManyRequestsException", 400), "throttled"],
  [thrown("RequestLimitExceeded", 400), "throttled"],
  [thrown("FromEmailAddressNotVerified", 400), "rejected"],
  [thrown("ValidationError", 400), "rejected"],
  [thrown("InternalServerError", 400), "network"],
  [thrown("RequestTimeout", 400), "network"],
  [thrown("Strange", 429), "throttled"],
  [thrown("Strange", 401), "credentials"],
  [thrown("Strange", 403), "credentials"],
  [thrown("Strange", 499), "other"],
  [thrown("Strange", 500), "network"],
  [thrown("ECONNRESET"), "network"],
])("%j is a fault of the class %s", (error, fault) => {
  expect(sesFault(error, 1_000)).toMatchObject({ sent: false, fault, code: error.name });
});

test("a fault is told on one line of at most 500 characters; what took too long by its time; nothing as unknown", () => {
  const told = (message: string) => sesFault(thrown("Strange", 400, message), 1_000);
  expect(told(" a\n b ")).toMatchObject({ message: "a b" });
  expect(told("UnknownError")).toMatchObject({ message: "" });
  expect(told("x".repeat(600))).toMatchObject({ message: "x".repeat(500) });
  for (const name of ["AbortError", "TimeoutError"])
    expect(sesFault({ name }, 2_500)).toEqual({
      ...{ sent: false, fault: "network", code: "Timeout" },
      message: "The email service did not answer within 2.5 seconds",
    });
  expect(sesFault(null, 1)).toEqual({ sent: false, fault: "network", code: "Unknown", message: "" });
  expect(sesFault({ code: "A", Code: "B", name: "C" }, 1)).toMatchObject({ code: "A" });
  expect(sesFault({ Code: "B", name: "C", $response: { statusCode: 429 } }, 1)).toMatchObject({
    ...{ code: "B", fault: "throttled" },
  });
});

test("what became of mails is counted, each by its fault, and told on as it is", async () => {
  const service = standInMail();
  const { mail, outcomes } = watchMail(service, null);
  const message = { from: "a@example.com", to: "b@example.com", subject: "Hello", text: "Hello", html: "" };
  const gone = await mail.send(message as never, 1_000);
  expect([gone.sent, service.sent.length, mail.to]).toEqual([true, 1, service.to]);
  service.answer = () => ({ sent: false, fault: "throttled", code: "", message: "" });
  for (const _ of [1, 2]) expect(await mail.send(message as never, 1_000)).toMatchObject({ fault: "throttled" });
  expect(outcomes).toEqual({ sent: 1, throttled: 2 });
});
