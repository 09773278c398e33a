import { expect, onTestFinished, test } from "vitest";
import { startS3Server } from "../../tests/servers/s3-server.ts";
import { standInFiles } from "../../tests/stand-ins/stand-in-files.ts";
import { copyFiles } from "./copy-files.ts";
import { s3Files } from "./s3-files.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("files move to S3 and are compared; a run that broke off goes on, a damaged one is written anew", async () => {
  const server = await startS3Server();
  const to = s3Files(server.settings);
  onTestFinished(async () => {
    to.close();
    await server.close();
  });
  const from = standInFiles();
  for (const name of ["a", "b", "c"]) await from.put(`${name}.svg`, bytes(`picture ${name}`));
  const keys = ["a.svg", "b.svg", "c.svg", "nobody.svg"];
  let left = 2;
  const breaking = {
    ...to,
    put: (key: string, content: Uint8Array) =>
      left-- > 0 ? to.put(key, content) : Promise.reject(new Error("cable pulled")),
  };
  await expect(copyFiles(from, breaking, keys)).rejects.toThrow("cable pulled");
  await to.put("a.svg", bytes("half"));
  expect(await copyFiles(from, to, keys)).toEqual({ copied: 2, there: 1, bytes: 27, missing: ["nobody.svg"] });
  expect(await copyFiles(from, to, keys)).toMatchObject({ copied: 0, there: 3 });
  for (const key of keys.slice(0, 3)) expect(await to.get(key)).toEqual(await from.get(key));
});

test("a place that does not keep what it is given is told", async () => {
  const from = standInFiles();
  await from.put("a.svg", bytes("picture"));
  const forgetful = { ...standInFiles(), put: async () => {} };
  await expect(copyFiles(from, forgetful, ["a.svg"])).rejects.toThrow("a.svg did not come through whole");
});
