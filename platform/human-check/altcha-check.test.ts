import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { expect, test } from "vitest";
import { solve } from "../../tests/human-token.ts";
import { altchaCheck } from "./altcha-check.ts";

const little = { cost: 1, least: 1, most: 9 };

test("a solved task passes, and its id is the same in any spelling of the token", async () => {
  const check = altchaCheck("key", Date.now, little);
  const token = await solve(await check.challenge?.());
  const verdict = await check.verify(token, undefined);
  expect(verdict).toMatchObject({ human: true });
  expect(verdict).toHaveProperty("tokenId", check.tokenId(token));
  const respelled = Buffer.from(` ${Buffer.from(token, "base64").toString()}`).toString("base64url");
  expect(check.tokenId(respelled)).toBe(check.tokenId(token));
});

test("a task expires after twenty minutes", async () => {
  let now = Date.now();
  const check = altchaCheck("key", () => now, little);
  const token = await solve(await check.challenge?.());
  now += 19 * 60_000;
  expect(await check.verify(token, undefined)).toMatchObject({ human: true });
  now += 2 * 60_000;
  expect(await check.verify(token, undefined)).toEqual({ human: false, reason: "expired" });
});

test("another installation's task, a changed task and a wrong answer are refused", async () => {
  const check = altchaCheck("key", Date.now, little);
  const foreign = await solve(await altchaCheck("another key", Date.now, little).challenge?.());
  expect(await check.verify(foreign, undefined)).toEqual({ human: false, reason: "wrong" });
  const payload = JSON.parse(Buffer.from(await solve(await check.challenge?.()), "base64").toString());
  const changed = (change: (copy: typeof payload) => void) => {
    const copy = structuredClone(payload);
    change(copy);
    return check.verify(Buffer.from(JSON.stringify(copy)).toString("base64"), undefined);
  };
  const refused = { human: false, reason: "wrong" };
  expect(await changed((copy) => (copy.challenge.parameters.expiresAt += 100))).toEqual(refused);
  expect(await changed((copy) => (copy.challenge.parameters.nonce = "00"))).toEqual(refused);
  expect(await changed((copy) => (copy.solution.derivedKey = "00".repeat(32)))).toEqual(refused);
  expect(await changed((copy) => (copy.solution = { counter: "x" }))).toEqual(refused);
});

test("a task that was made for something else is refused", async () => {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 20,
    data: { purpose: "login" },
    expiresAt: new Date(Date.now() + 60_000),
    deriveKey,
    hmacSignatureSecret: "key/task",
    hmacKeySignatureSecret: "key/answer",
  });
  expect(await altchaCheck("key", Date.now, little).verify(await solve(challenge), undefined)).toEqual({
    human: false,
    reason: "made for something else",
  });
});

test.each([[""], ["x"], ["e30="], [Buffer.from("[null]").toString("base64")], ["A".repeat(100_000)]])(
  "what is no token is refused without a fault",
  async (token) => {
    expect(await altchaCheck("key", Date.now, little).verify(token, undefined)).toMatchObject({ human: false });
  },
);

test("a task costs what a phone does in about a second", async () => {
  const challenge = (await altchaCheck("key", Date.now).challenge?.()) as Challenge;
  expect(challenge.parameters).toMatchObject({ algorithm: "PBKDF2/SHA-256", cost: 1000, data: { purpose: "contact" } });
});
