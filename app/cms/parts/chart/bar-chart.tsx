import { type ReactNode, useId } from "react";
import { grouped } from "#domain/time/local-time.ts";

const TOP = 16;
const BASE = 160;
/** Between the base and the words below it, where a second number is drawn. */
const LANE = 22;

export type BarOf = {
  key: string;
  value: number;
  /** Below the bar; "" where there is no room for one at each. */
  tick: string;
  /** A second number, drawn as a dot below the bar; undefined in a picture of one number. */
  mark?: number;
};

type Props = {
  bars: BarOf[];
  /** Below the bars, at the first one of each. `minor` ones are left out where there is little room. */
  groups: { at: number; name: string; minor?: boolean }[];
  /** A line across. */
  mean?: number;
  axis: string;
  /** The same as a table, for those who can't see it. */
  children: ReactNode;
};

/** The highest line of a scale of three steps that holds `most`. */
const ceiling = (most: number): number => {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most / 3))));
  const step = [1, 1.5, 2, 2.5, 4, 5, 7.5, 10]
    .map((part) => part * magnitude)
    .find((candidate) => Number.isInteger(candidate) && candidate * 3 >= most);
  return (step ?? Math.ceil(most / 3)) * 3;
};

/** Numbers over time, of which the last is not over yet: x in per cent and y in pixels, so that words keep their size. */
export const BarChart = ({ bars, groups, mean, axis, children }: Props) => {
  const hatch = useId();
  const most = Math.max(...bars.map(({ value }) => value));
  const top = ceiling(Math.max(3, most));
  const y = (value: number) => BASE - (value / top) * (BASE - TOP);
  const below = bars.some(({ mark }) => mark !== undefined) ? LANE : 0;
  const slot = 100 / bars.length;
  const highest = bars.findIndex(({ value }) => value === most);
  const isNamed = ({ value }: BarOf, index: number): boolean => {
    if (value === 0 || index === highest) return value > 0;
    return slot > 5 ? index >= bars.length - 2 : index === bars.length - 1 && (index - highest) * slot > 12;
  };
  /** Where the value of a bar stands: among many the last one's reaches over those before it. */
  const standsOn = (index: number): number => {
    const reached = slot > 5 || index === highest ? 0 : Math.ceil(5 / slot);
    return Math.min(...bars.slice(Math.max(0, index - reached), index + 1).map(({ value }) => y(value)));
  };
  return (
    <div className="chart" style={{ paddingInlineStart: `calc(16px + ${Math.max(3, grouped(top).length)}ch)` }}>
      <svg aria-hidden="true" style={{ height: 204 + below }}>
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className="hatch-ground" d="M0 0h5v5H0z" />
            <path className="hatch-line" d="M1 0v5" />
          </pattern>
        </defs>
        {[0, 1, 2, 3].map((step) => (
          <Scale key={step} value={(top / 3) * step} y={y((top / 3) * step)} base={step === 0} />
        ))}
        {mean !== undefined && <line className="chart-mean" x1="0" x2="100%" y1={y(mean)} y2={y(mean)} />}
        {bars.map((bar, index) => (
          <rect
            key={bar.key}
            className={index === bars.length - 1 ? "chart-bar is-now" : "chart-bar"}
            style={index === bars.length - 1 ? { fill: `url(#${hatch})` } : undefined}
            x={`${slot * (index + 0.23)}%`}
            width={`${slot * 0.54}%`}
            y={y(bar.value)}
            height={BASE - y(bar.value)}
            rx={slot > 5 ? 2 : 1}
          />
        ))}
        {bars.map((bar, index) => (
          <Words
            key={bar.key}
            bar={bar}
            x={`${slot * (index + 0.5)}%`}
            y={isNamed(bar, index) ? standsOn(index) : null}
            most={slot > 3 ? 5 : 2.5}
            tickY={178 + below}
          />
        ))}
        {groups.map(({ at, name, minor }) => (
          <text
            key={at}
            className={minor ? "chart-x chart-month is-minor" : "chart-x chart-month"}
            x={`${slot * (at + 0.5)}%`}
            y={195 + below}
          >
            {name}
          </text>
        ))}
      </svg>
      <p className="chart-axis">{axis}</p>
      <div className="visually-hidden">{children}</div>
    </div>
  );
};

/** `y`: what the value stands on; null for one without. `most`: the largest radius of its dot. */
type WordsProps = { bar: BarOf; x: string; y: number | null; most: number; tickY: number };

const Words = ({ bar: { value, tick, mark }, x, y, most, tickY }: WordsProps) => (
  <g>
    {y !== null && (
      <text className="chart-value" x={x} y={y - 6}>
        {grouped(value)}
      </text>
    )}
    {Boolean(mark) && (
      <circle className="chart-mark" cx={x} cy={BASE + 13} r={Math.min(most, 2 + Math.sqrt(mark ?? 0))} />
    )}
    <text className="chart-x" x={x} y={tickY}>
      {tick}
    </text>
  </g>
);

const Scale = ({ value, y, base }: { value: number; y: number; base: boolean }) => (
  <>
    <line className={base ? "chart-base" : "chart-grid"} x1="0" x2="100%" y1={y + 0.5} y2={y + 0.5} />
    <text className="chart-y" x="-8" y={y + 4.5}>
      {grouped(value)}
    </text>
  </>
);
