// @module-tag slow
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../tests/free-port.ts";
import { startS3Server } from "../../tests/servers/s3-server.ts";
import { standInFiles } from "../../tests/stand-ins/stand-in-files.ts";
import type { Files } from "./files.ts";
import { diskFiles, openFiles } from "./open-files.ts";
import { BucketAway } from "./s3-fault.ts";
import { s3Files } from "./s3-files.ts";

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "files-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

const bucket = async () => {
  const server = await startS3Server();
  onTestFinished(server.close);
  return server.settings;
};

const openBucket = async () => {
  const files = s3Files(await bucket());
  onTestFinished(() => files.close());
  return files;
};

const kinds: [string, () => Promise<Files>][] = [
  ["a disk", async () => diskFiles(folder())],
  ["S3", openBucket],
  ["the stand-in", async () => standInFiles()],
];

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7) % 251);

describe.each(kinds)("files on %s", (_, open) => {
  test("what was put is got, byte for byte, however large or small", async () => {
    const files = await open();
    for (const length of [0, 1, 3_000_000]) {
      await files.put("a-1.bin", bytes(length));
      expect(new Uint8Array((await files.get("a-1.bin")) ?? [1, 2])).toEqual(bytes(length));
    }
  });

  test("nothing is there until it is put, and after it was removed", async () => {
    const files = await open();
    expect(await files.get("a.svg")).toBeNull();
    await files.put("a.svg", bytes(3));
    await files.put("b.svg", bytes(4));
    await files.remove("a.svg");
    await files.remove("a.svg");
    expect(await files.get("a.svg")).toBeNull();
    expect(await files.get("b.svg")).toHaveLength(4);
  });

  test("the same key again replaces", async () => {
    const files = await open();
    await files.put("a.png", bytes(30));
    await files.put("a.png", bytes(2));
    expect(await files.get("a.png")).toHaveLength(2);
  });

  test("a name that leads elsewhere is no key", async () => {
    const files = await open();
    for (const key of ["", "../secret", "a/b.png", ".hidden", `a${"b".repeat(200)}`]) {
      await expect(files.get(key)).rejects.toThrow("not a file key");
      await expect(files.put(key, bytes(1))).rejects.toThrow("not a file key");
      await expect(files.remove(key)).rejects.toThrow("not a file key");
    }
  });
});

test("the settings choose: a bucket where one is named, else the disk", async () => {
  const DATA_DIR = folder();
  const settings = await bucket();
  const onS3 = await openFiles({ ...settings, DATA_DIR });
  await onS3.put("where.txt", bytes(1));
  expect(readdirSync(DATA_DIR)).toEqual([]);
  const onDisk = await openFiles({ ...settings, S3_BUCKET: "", DATA_DIR });
  expect(await onDisk.get("where.txt")).toBeNull();
  await onDisk.put("where.txt", bytes(1));
  expect(readdirSync(join(DATA_DIR, "files"))).toEqual(["where.txt"]);
  onS3.close();
});

test("the bucket is opened with keys of its own where they are set, else with those of the mail", async () => {
  const settings = await bucket();
  const wrong = { AWS_ACCESS_KEY_ID: "MAIL", AWS_SECRET_ACCESS_KEY: "of the mail service" };
  const refused = s3Files({ ...settings, ...wrong });
  await expect(refused.put("a.png", bytes(1))).rejects.toThrow();
  const own = { S3_ACCESS_KEY_ID: settings.AWS_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: settings.AWS_SECRET_ACCESS_KEY };
  const files = s3Files({ ...settings, ...wrong, ...own });
  await files.put("a.png", bytes(2));
  expect(await files.get("a.png")).toHaveLength(2);
  refused.close();
  files.close();
});

test("an S3 that refuses or is gone is a fault, not an empty answer", async () => {
  const settings = await bucket();
  const wrong = s3Files({ ...settings, S3_BUCKET: "nobody" });
  await expect(wrong.get("a.png")).rejects.toThrow();
  const gone = s3Files({ ...settings, S3_ENDPOINT: "http://127.0.0.1:9" });
  await expect(gone.put("a.png", bytes(1))).rejects.toThrow();
  wrong.close();
  gone.close();
});

test("a bucket of another service is asked for below its host, which has no name for each bucket", async () => {
  const settings = await bucket();
  const files = s3Files({ ...settings, S3_ENDPOINT: settings.S3_ENDPOINT.replace("127.0.0.1", "localhost") });
  onTestFinished(() => files.close());
  await files.put("a.png", bytes(3));
  expect(await files.get("a.png")).toHaveLength(3);
});

test("a file that could not be put leaves nothing half written on the disk", async () => {
  const place = folder();
  mkdirSync(join(place, "files", "a.svg"), { recursive: true });
  await expect(diskFiles(place).put("a.svg", new Uint8Array([1]))).rejects.toThrow();
  expect(readdirSync(join(place, "files"))).toEqual(["a.svg"]);
});

test("a file that can't be read is a fault, not one that isn't there", async () => {
  const place = folder();
  mkdirSync(join(place, "files", "a.svg"), { recursive: true });
  await expect(diskFiles(place).get("a.svg")).rejects.toThrow("EISDIR");
});

test("a bucket that is not there, and a service that does not answer, are told apart and by name", async () => {
  const settings = await bucket();
  const checkOf = (changes: object) => {
    const files = s3Files({ ...settings, ...changes });
    return files.check().finally(() => files.close());
  };
  await expect(checkOf({})).resolves.toBeUndefined();
  const missing = checkOf({ S3_BUCKET: "wrong" });
  await expect(missing).rejects.toThrow(`S3 at ${settings.S3_ENDPOINT} has no bucket wrong (S3_BUCKET).`);
  await expect(missing).rejects.not.toBeInstanceOf(BucketAway);
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const away = checkOf({ S3_ENDPOINT: nobody });
  await expect(away).rejects.toThrow(`S3 at ${nobody} does not answer (ECONNREFUSED).`);
  await expect(away).rejects.toBeInstanceOf(BucketAway);
});
