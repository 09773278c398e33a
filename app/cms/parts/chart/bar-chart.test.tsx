import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BarChart, type BarOf } from "./bar-chart.tsx";

const drawn = (values: number[], more: Partial<Parameters<typeof BarChart>[0]> = {}) => {
  const bars: BarOf[] = values.map((value, at) => ({ key: String(at), value, tick: `t${at}` }));
  const html = renderToStaticMarkup(
    <BarChart bars={bars} groups={[]} axis="Visits a day" {...more}>
      <table />
    </BarChart>,
  );
  const texts = (name: string) =>
    [...html.matchAll(new RegExp(`class="${name}"[^>]*>([^<]*)<`, "g"))].map(([, t]) => t);
  const of = (name: string, attribute: string) =>
    [...html.matchAll(new RegExp(`<[^>]*class="${name}[ "][^>]*`, "g"))].map(
      ([tag]) => new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1],
    );
  return { html, texts, of };
};

describe("a picture of numbers over time", () => {
  test.each([
    [
      [0, 0],
      ["0", "1", "2", "3"],
    ],
    [
      [2, 4],
      ["0", "2", "4", "6"],
    ],
    [
      [7, 1],
      ["0", "4", "8", "12"],
    ],
    [
      [1, 100],
      ["0", "40", "80", "120"],
    ],
    [
      [1, 5_000],
      ["0", "2,000", "4,000", "6,000"],
    ],
  ])("%j has a scale of round numbers that holds the highest", (values, scale) => {
    expect(drawn(values).texts("chart-y")).toEqual(scale);
  });

  test("a bar is as high as its number: none for nothing, the scale's height for its top", () => {
    const { of } = drawn([0, 1, 3]);
    expect(of("chart-bar", "y")).toEqual(["160", "112", "16"]);
    expect(of("chart-bar", "height")).toEqual(["0", "48", "144"]);
  });

  test("few bars name the highest and the last two, many the highest, and the last where it has room; none a zero", () => {
    expect(drawn([1, 9, 2, 3, 4]).texts("chart-value")).toEqual(["9", "3", "4"]);
    expect(drawn([0, 0, 0]).texts("chart-value")).toEqual([]);
    const many = (at: number) => Array.from({ length: 30 }, (_, n) => (n === at ? 1234 : 5));
    expect(drawn(many(2)).texts("chart-value")).toEqual(["1,234", "5"]);
    expect(drawn(many(27)).texts("chart-value")).toEqual(["1,234"]);
  });

  test("among many the name of the last stands above what it is wider than, so that no bar runs through it", () => {
    const year = [9000, ...Array.from({ length: 51 }, () => 6000), 3000];
    const { texts, of } = drawn(year);
    expect(texts("chart-value")).toEqual(["9,000", "3,000"]);
    expect(of("chart-value", "y")).toEqual(["46", "82"]);
    expect(drawn([9000, 3000]).of("chart-value", "y")).toEqual(["46", "118"]);
  });

  test("the last bar is not over yet, the mean lies across, and a second number is a dot below", () => {
    const bars = [4, 6].map((value, at) => ({ key: String(at), value, tick: "", mark: at }));
    const { html, of } = drawn([], {
      bars,
      mean: 3,
      groups: [
        { at: 0, name: "Nov" },
        { at: 1, name: "Dec", minor: true },
      ],
    });
    expect(html.match(/is-now/g)).toHaveLength(1);
    expect(html.indexOf("is-now")).toBeGreaterThan(html.indexOf('"chart-bar"'));
    expect(of("chart-mean", "y1")).toEqual(["88"]);
    expect(of("chart-mark", "cx")).toEqual(["75%"]);
    expect(html.match(/is-minor/g)).toHaveLength(1);
    expect([drawn([1]).html.includes("height:204px"), html.includes("height:226px")]).toEqual([true, true]);
  });
});
