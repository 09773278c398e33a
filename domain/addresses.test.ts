import { expect, test } from "vitest";
import { loggedPath } from "./addresses.ts";

test.each([
  "/preview/shared/a-secret",
  "/preview/shared/a-secret.data",
  "/preview/shared/a-secret/",
  "//preview//shared/a-secret",
  "/PREVIEW/Shared/a-secret",
  "/preview/%73hared/a-secret",
  "/preview%2Fshared/a-secret",
  "/preview/shared%2fa-secret",
])("the secret of a shared preview is not logged as it stands in %s", (path) => {
  expect(loggedPath(path)).toBe("/preview/shared/***");
});

test("other paths are logged as they are", () => {
  for (const path of ["/", "/preview/at/about", "/caf%C3%A9", "/%zz"]) expect(loggedPath(path)).toBe(path);
});
