import { expect, test } from "vitest";
import { tokenBox } from "./token-box.ts";

test("an empty box has no token, a filled one hands it out", async () => {
  const box = tokenBox(600_000);
  expect(await box.token()).toBe("");
  box.put("token");
  expect(await box.token()).toBe("token");
  box.put("");
  expect(await box.token()).toBe("");
});

test("whoever asks while the widget works waits for what it finds", async () => {
  const box = tokenBox(1_000);
  box.work();
  const asked = Promise.all([box.token(), box.token()]);
  box.put("token");
  expect(await asked).toEqual(["token", "token"]);
});

test("waiting ends without a token when patience does", async () => {
  const box = tokenBox(10);
  box.work();
  expect(await box.token()).toBe("");
});

test("a token that was given before the widget works again is not handed out in place of the new one", async () => {
  const box = tokenBox(10);
  box.put("old");
  box.work();
  expect(await box.token()).toBe("");
  box.put("new");
  expect(await box.token()).toBe("new");
});
