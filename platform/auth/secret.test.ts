import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keyedHash, openSecret } from "./secret.ts";

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "secret-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

test("without AUTH_SECRET one is made, kept for its owner only, and found again", () => {
  const DATA_DIR = folder();
  const secret = openSecret({ AUTH_SECRET: "", DATA_DIR });
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(openSecret({ AUTH_SECRET: "", DATA_DIR })).toBe(secret);
  expect(readdirSync(DATA_DIR)).toEqual(["auth-secret"]);
  expect(statSync(join(DATA_DIR, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(DATA_DIR, "auth-secret"), "utf8")).toBe(secret);
});

test("AUTH_SECRET is taken as it is", () => {
  expect(openSecret({ AUTH_SECRET: "given", DATA_DIR: "/nowhere" })).toBe("given");
});

test("a file that holds no secret stops the start", () => {
  const DATA_DIR = folder();
  writeFileSync(join(DATA_DIR, "auth-secret"), "\n");
  expect(() => openSecret({ AUTH_SECRET: "", DATA_DIR })).toThrow("does not hold a secret");
});

test("a keyed hash differs by secret, purpose and text", () => {
  const hashes = [
    keyedHash("a", "b", "c"),
    keyedHash("x", "b", "c"),
    keyedHash("a", "x", "c"),
    keyedHash("a", "b", "x"),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
});
