import { transformWithOxc } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { type Fault, withFaults } from "./faults.ts";
import { type Switched, withSwitches } from "./switches.ts";

const SOURCE = `
  type Two = 2;
  export const f = (list: number[], note: (said: { count: number; most: number }) => void, most: number = 7) => {
    if (list.length === 0) return "none";
    const near = list.filter((one) => one < most).slice(0, 3);
    note({ count: near.length, most });
    return near.length > 1 && near[0] !== 5 ? near.join() : (near[0] || "nothing") as Two | string;
  };
`;

const LISTS = [[], [4], [4, 7, 1], [5, 1], [1, 2, 3, 4, 5]];

/** What the function gives and notes for each of the lists, as it is and with the fault of each switch. */
const resultsOf = async ({ code, switches }: Switched) => {
  let active = -1;
  Object.assign(globalThis, { isOff: (_: string, index: number) => index === active });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "isOff"));
  const { code: plain } = await transformWithOxc(code, "a.ts");
  const { f } = await import(`data:text/javascript,${encodeURIComponent(plain)}`);
  const run = (index: number) => {
    active = index;
    const noted: unknown[] = [];
    return [...LISTS.map((list) => f(list, (one: unknown) => noted.push(one))), ...noted];
  };
  return { plain: run(-1), faults: switches.map((one, index) => ({ ...one, result: run(index) })) };
};

test("each switch puts in its own fault, and none of them changes anything while it is not used", async () => {
  const { plain, faults } = await resultsOf(withSwitches("a.ts", SOURCE));
  const noted = [1, 2, 2, 3].map((count) => ({ count, most: 7 }));
  expect(plain).toEqual(["none", 4, "4,1", 5, "1,2,3", ...noted]);
  expect(faults.map(({ line, kind, text }) => `${line} ${kind}: ${text}`).sort()).toEqual([
    "3 number: 7",
    "4 condition: list.length === 0",
    "5 bound: one < most",
    "5 number: 3",
    "5 step: filter((one) => one < most)",
    "5 step: slice(0, 3)",
    "6 statement: note({ count: near.length, most });",
    "6 value: most",
    "6 value: near.length",
    "7 and: near[0] !== 5",
    "7 bound: near.length > 1",
    "7 condition: near.length > 1 && near[0] !== 5",
    "7 number: 5",
    "7 or: near[0]",
  ]);
  for (const { kind, text, result } of faults) expect(result, `${kind}: ${text}`).not.toEqual(plain);
});

test("elements keep their places, and what is a type is no part of it", async () => {
  const source = `export const Look = ({ size, on }: { size: 2 | 3; on: () => void }) => (
    <a href={on ? "/" : undefined} className={String(size)} onClick={() => on()}>
      {size > 2 && <b key={size}>Large</b>}
    </a>
  );`;
  const { code, switches } = withSwitches("a.tsx", source);
  await expect(transformWithOxc(code, "a.tsx")).resolves.toMatchObject({ code: expect.stringContaining("href") });
  expect(switches.map(({ kind, text }) => `${kind}: ${text}`).sort()).toEqual([
    "and: <b key={size}>Large</b>",
    'attribute: on ? "/" : undefined',
    "bound: size > 2",
    "condition: on",
    "number: 2",
  ]);
});

test("a fault that is thought up has its switch too, and one that is not there once is refused", async () => {
  const [file, what] = ["a.ts", ""];
  const faults: Fault[] = [
    { file, kind: "expression", old: "list.length === 0", new: "list.length === 1", what },
    { file, kind: "statement", old: "note({ count: near.length, most });", new: "note({ count: 9, most });", what },
    { file: "b.ts", kind: "statement", old: "elsewhere();", new: "", what },
  ];
  const { plain, faults: results } = await resultsOf(withFaults(faults, file, SOURCE));
  expect(plain).toEqual(["none", 4, "4,1", 5, "1,2,3", ...[1, 2, 2, 3].map((count) => ({ count, most: 7 }))]);
  expect(results.map(({ line, result }) => [line, result[1], result.at(-1)])).toEqual([
    [4, "none", { count: 3, most: 7 }],
    [6, 4, { count: 9, most: 7 }],
  ]);
  const twice: Fault = { file, kind: "expression", old: "near.length", new: "0", what };
  expect(() => withFaults([twice], file, SOURCE)).toThrow("a.ts: not there once: near.length");
});
