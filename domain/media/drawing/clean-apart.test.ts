// @module-tag slow
import { expect, test } from "vitest";
import { PictureFault } from "../picture.ts";
import { cleanApart } from "./clean-apart.server.ts";
import { cleanSvg } from "./clean-svg.ts";

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
const LARGE = drawing('<rect x="1"/>'.repeat(80_000));
const NO_PICTURES = new Map<string, string>();

/** Microseconds of this thread alone. The least of several, since whatever else comes its way counts as well. */
const spentOn = async (work: () => unknown) => {
  const spent: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    spent.push(user + system);
  }
  return Math.min(...spent);
};

test("a large drawing costs the thread that answers requests a part of what cleaning it takes", async () => {
  const here = await spentOn(() => cleanSvg(LARGE, () => ""));
  expect(await spentOn(() => cleanApart({ source: LARGE, pictures: NO_PICTURES }))).toBeLessThan(here / 2);
});

test("what takes longer than its deadline is refused in words, and its thread ends", async () => {
  const threads = () => process.getActiveResourcesInfo().filter((one) => one === "MessagePort").length;
  const before = threads();
  const late = cleanApart({ source: LARGE, pictures: NO_PICTURES }, 0);
  await expect(late).rejects.toThrow(new PictureFault("This drawing takes too long to read; export it simpler"));
  expect(threads()).toBe(before);
});

test("pictures inside are named, then written as given; what is wrong with a drawing is told", async () => {
  const source = drawing('<image href="data:image/png;base64,aaaa"/><image href="data:image/png;base64,bbbb"/>');
  const { addresses } = await cleanApart({ source, pictures: NO_PICTURES });
  expect(addresses).toHaveLength(2);
  const pictures = new Map([[addresses[0] ?? "", "data:image/png;base64,CCCC"]]);
  const { clean } = await cleanApart({ source, pictures });
  expect(clean.svg.match(/base64,\w+/g)).toEqual(["base64,CCCC"]);
  await expect(cleanApart({ source: "<html/>", pictures: NO_PICTURES })).rejects.toThrow(PictureFault);
});
