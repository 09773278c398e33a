import { expect, test } from "vitest";
import { openBackground } from "./background.ts";

test("a stop waits for all that goes on, and for what that began in turn", async () => {
  const background = openBackground();
  const ended: string[] = [];
  const later = () => new Promise<void>((resolve) => setImmediate(resolve));
  const second = async () => {
    await later();
    ended.push("second");
  };
  const first = async () => {
    await later();
    background.add(second());
    ended.push("first");
  };
  background.add(first());
  await background.settled();
  expect(ended).toEqual(["first", "second"]);
  await background.settled();
});
