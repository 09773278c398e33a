import { expect, test } from "vitest";
import { EnvError, parseEnv } from "./env.ts";

test("an empty environment gives a working production site", () => {
  const env = parseEnv({});
  expect(env).toMatchObject({ PORT: 3000, PUBLIC_URL: "http://localhost:3000", DATA_DIR: "./data", production: true });
  expect(env).toMatchObject({ CONTACT_LIMIT: 15, CONTACT_WINDOW_MS: 3_600_000, AWS_REGION: "us-east-1" });
});

test("every fault is listed at once, with the name of the setting", () => {
  const faulty = { PORT: "many", CONTACT_LIMIT: "0", LOG_LEVEL: "loud", SES_ENDPOINT: "not a url" };
  expect(() => parseEnv(faulty)).toThrow(EnvError);
  expect(() => parseEnv(faulty)).toThrow(/PORT: [\s\S]*SES_ENDPOINT: [\s\S]*CONTACT_LIMIT: [\s\S]*LOG_LEVEL: /);
});

test("half of the keys to the bucket is a fault that names the other half", () => {
  expect(() => parseEnv({ S3_ACCESS_KEY_ID: "key" })).toThrow("S3_SECRET_ACCESS_KEY: needed");
  expect(() => parseEnv({ S3_SECRET_ACCESS_KEY: "secret" })).toThrow("S3_ACCESS_KEY_ID: needed");
  expect(parseEnv({ S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "s" })).toMatchObject({ S3_ACCESS_KEY_ID: "key" });
});

test("a setting that is there but empty counts as absent", () => {
  expect(parseEnv({ PORT: "", DATA_DIR: "" })).toMatchObject({ PORT: 3000, DATA_DIR: "./data" });
});

test("the public address loses its slash at the end", () => {
  expect(parseEnv({ PUBLIC_URL: "https://www.example.com/" }).PUBLIC_URL).toBe("https://www.example.com");
});
