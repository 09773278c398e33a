import { expect, test } from "vitest";
import { mounted } from "../../../tests/components/mounted.tsx";
import { VisitsChart } from "./visits-chart.tsx";

const daysFrom = (day: string, count: number, apart = 1) =>
  Array.from({ length: count }, (_, at) => {
    const next = new Date(Date.parse(day) + at * apart * 86_400_000).toISOString().slice(0, 10);
    return { day: next, visits: at, sent: 0 };
  });

const named = async (...[points, of]: [ReturnType<typeof daysFrom>, "day" | "week"]) => {
  const { screen } = await mounted(() => <VisitsChart points={points} of={of} period="30" />);
  const names = [...screen.container.querySelectorAll(".chart-x")].map((name) => name.textContent).filter(Boolean);
  const minor = [...screen.container.querySelectorAll(".is-minor")].map((name) => name.textContent);
  const axis = screen.container.querySelector(".chart-axis")?.textContent;
  const files = screen.container.querySelectorAll("a").length;
  await screen.unmount();
  return { names, minor, axis, files };
};

test("of many days only Mondays are named, and below them the months that have room", async () => {
  const days = await named(daysFrom("2026-10-22", 30), "day");
  expect(days.names).toEqual(["26", "2", "9", "16", "Oct", "Nov"]);
  expect(days.axis).toBe("Visits by day, Mondays named");
  expect(days.files).toBe(1);
  expect((await named(daysFrom("2026-10-31", 30), "day")).names).toEqual(["2", "9", "16", "23", "Nov"]);
});

test("of weeks only months are named, every other one left out where there is little room", async () => {
  const { names, minor, axis, files } = await named(daysFrom("2026-06-01", 18, 7), "week");
  expect(names).toEqual(["Jun", "Jul", "Aug", "Sep"]);
  expect(minor).toEqual(["Jul", "Sep"]);
  expect(axis).toBe("Visits by week");
  expect(files).toBe(0);
});

test("the scale stands inside its panel, however large its numbers", async () => {
  const points = daysFrom("2026-06-01", 18, 7).map((point) => ({ ...point, visits: point.visits * 90_000 }));
  const { screen } = await mounted(() => <VisitsChart points={points} of="week" period="30" />);
  const edge = screen.container.querySelector(".panel")?.getBoundingClientRect().left ?? 0;
  const scale = [...screen.container.querySelectorAll(".chart-y")];
  expect(scale.at(-1)?.textContent).toBe("2,250,000");
  for (const number of scale) expect(number.getBoundingClientRect().left - edge).toBeGreaterThan(6);
});
