import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../../../tests/components/mounted.tsx";
import { pressApart } from "../../../../../tests/components/press-apart.ts";
import { Sortable, useSortableItem } from "./sortable.tsx";

type Item = { id: string; name: string };

const Row = ({ height, ...item }: Item & { height: number }) => {
  const { ref, style, grip } = useSortableItem(item);
  return (
    <li ref={ref} style={{ ...style, height }}>
      {grip} {item.name}
    </li>
  );
};

/** Three rows, of which the first is as high as an open block. */
const sorted = async () => {
  const moves: [number, number][] = [];
  const List = () => {
    const [items, setItems] = useState(["Ada", "Bea", "Cleo"].map((name) => ({ id: name.toLowerCase(), name })));
    const move = (from: number, to: number) => {
      moves.push([from, to]);
      setItems((now) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1)));
    };
    return (
      <Sortable items={items} move={move}>
        <ul>
          {items.map((item) => (
            <Row key={item.id} {...item} height={item.id === "ada" ? 200 : 40} />
          ))}
        </ul>
      </Sortable>
    );
  };
  const { screen } = await mounted(List);
  const order = () =>
    screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent?.trim());
  const grip = (name: string) => screen.getByRole("button", { name: `Move ${name}` });
  const told = (words: string) => expect.element(screen.getByText(words)).toBeInTheDocument();
  return { screen, moves, order, grip, told };
};

const press = (...keys: string[]) => pressApart(...keys.map((key) => `{${key}}`));

test("a line is moved with the keys on its grip, which keeps the focus, and each step is told", async () => {
  const { moves, order, grip, told } = await sorted();
  await expect
    .element(grip("Ada"))
    .toHaveAccessibleDescription(
      "Press Space to lift, the arrow keys to move, Space again to drop, Escape to put it back.",
    );
  (grip("Ada").element() as HTMLElement).focus();
  await press(" ");
  await told("Ada is lifted, at 1 of 3.");
  await press("ArrowDown");
  await told("Ada is now at 2 of 3.");
  await press("ArrowDown");
  await told("Ada is now at 3 of 3.");
  await press("ArrowDown");
  await press("ArrowUp");
  await told("Ada is now at 2 of 3.");
  await press(" ");
  await told("Ada is dropped at 2 of 3.");
  await expect.poll(order).toEqual(["Bea", "Ada", "Cleo"]);
  await expect.element(grip("Ada")).toHaveFocus();
  expect(moves).toEqual([[0, 1]]);
});

test("a line that was moved by a key stays at its place where its height changes, as while a page is still laid out", async () => {
  const { order, grip, told } = await sorted();
  (grip("Cleo").element() as HTMLElement).focus();
  await press(" ");
  await told("Cleo is lifted, at 3 of 3.");
  await press("ArrowUp");
  await told("Cleo is now at 2 of 3.");
  const line = grip("Cleo").element().closest("li") as HTMLElement;
  line.style.height = "300px";
  await new Promise((resolve) => setTimeout(resolve, 100)); // dnd-kit measures anew 50 ms after a change
  await press(" ");
  await told("Cleo is dropped at 2 of 3.");
  await expect.poll(order).toEqual(["Ada", "Cleo", "Bea"]);
});

test("Escape puts a lifted line back where it was, and one that is dropped there moves nothing", async () => {
  const { moves, order, grip, told } = await sorted();
  (grip("Cleo").element() as HTMLElement).focus();
  await press(" ");
  await told("Cleo is lifted, at 3 of 3.");
  await press("ArrowUp");
  await told("Cleo is now at 2 of 3.");
  await press("Escape");
  await told("Cleo is back at 3 of 3.");
  await press(" ");
  await told("Cleo is lifted, at 3 of 3.");
  await press(" ");
  await told("Cleo is dropped at 3 of 3.");
  await expect.element(grip("Cleo")).toHaveFocus();
  expect([order(), moves]).toEqual([["Ada", "Bea", "Cleo"], []]);
});

test("a line is dragged by its grip to where the pointer is, past one that is much higher", async () => {
  const { moves, order, grip } = await sorted();
  await userEvent.dragAndDrop(grip("Cleo"), grip("Ada"), { steps: 5 });
  await expect.poll(order).toEqual(["Cleo", "Ada", "Bea"]);
  expect(moves).toEqual([[2, 0]]);
});

test("a press of the grip alone moves nothing", async () => {
  const { moves, grip } = await sorted();
  await grip("Bea").click();
  expect(moves).toEqual([]);
});
