import type { Week } from "#domain/enquiries/inbox/per-week.server.ts";
import { dayFormat } from "#domain/time/local-time.ts";
import { Panel } from "../parts/panel.tsx";

const TOP = 16;
const BASE = 160;

const months = dayFormat({ month: "short" });
const monthOf = (day: string) => months.format(Date.parse(`${day}T12:00:00Z`));
const dayOf = (day: string) => Number(day.slice(8));

/** The highest line of a scale of three steps that holds `most`. */
const ceiling = (most: number): number => {
  const step = [1, 2, 4, 5, 10, 15, 20, 25, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500, 1000].find(
    (candidate) => candidate * 3 >= most,
  );
  return (step ?? Math.ceil(most / 3)) * 3;
};

/** Enquiries per week: x in per cent and y in pixels, so that words keep their size; the same as a table for readers. */
export const WeekChart = ({ weeks }: { weeks: Week[] }) => {
  const pastWeeks = weeks.slice(0, -1);
  const mean = pastWeeks.reduce((sum, { count }) => sum + count, 0) / Math.max(1, pastWeeks.length);
  const most = Math.max(...weeks.map(({ count }) => count));
  const top = ceiling(Math.max(3, most));
  const y = (value: number) => BASE - (value / top) * (BASE - TOP);
  return (
    <Panel
      className="panel chart-panel"
      title="Enquiries per week"
      aside={
        <p className="legend" aria-hidden="true">
          <span className="legend-now">This week so far</span>
          <span className="legend-mean">Average {mean.toFixed(1)}</span>
        </p>
      }
    >
      <div className="chart">
        <svg aria-hidden="true">
          <defs>
            <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path className="hatch-ground" d="M0 0h5v5H0z" />
              <path className="hatch-line" d="M1 0v5" />
            </pattern>
          </defs>
          {[0, 1, 2, 3].map((step) => (
            <Scale key={step} value={(top / 3) * step} y={y((top / 3) * step)} base={step === 0} />
          ))}
          <line className="chart-mean" x1="0" x2="100%" y1={y(mean)} y2={y(mean)} />
          {weeks.map((week, index) => (
            <Bar
              key={week.monday}
              week={week}
              before={weeks[index - 1]}
              index={index}
              of={weeks.length}
              named={week.count === most || index >= weeks.length - 2}
              y={y(week.count)}
            />
          ))}
        </svg>
        <p className="chart-axis">Week starting Monday</p>
        <WeekTable weeks={weeks} mean={mean} />
      </div>
    </Panel>
  );
};

const Scale = ({ value, y, base }: { value: number; y: number; base: boolean }) => (
  <>
    <line className={base ? "chart-base" : "chart-grid"} x1="0" x2="100%" y1={y + 0.5} y2={y + 0.5} />
    <text className="chart-y" x="-8" y={y + 4.5}>
      {value}
    </text>
  </>
);

type BarProps = { week: Week; before: Week | undefined; index: number; of: number; named: boolean; y: number };

const Bar = ({ week, before, index, of, named, y }: BarProps) => {
  const slot = 100 / of;
  const middle = `${slot * (index + 0.5)}%`;
  const running = index === of - 1;
  const newMonth = before ? monthOf(before.monday) !== monthOf(week.monday) : dayOf(week.monday) < 22;
  return (
    <>
      <rect
        className={running ? "chart-bar is-now" : "chart-bar"}
        x={`${slot * (index + 0.23)}%`}
        width={`${slot * 0.54}%`}
        y={y}
        height={BASE - y}
        rx="2"
      />
      {week.count > 0 && named && (
        <text className="chart-value" x={middle} y={y - 6}>
          {week.count}
        </text>
      )}
      <text className="chart-x" x={middle} y="178">
        {dayOf(week.monday)}
      </text>
      {newMonth && (
        <text className="chart-x chart-month" x={middle} y="195">
          {monthOf(week.monday)}
        </text>
      )}
    </>
  );
};

const WeekTable = ({ weeks, mean }: { weeks: Week[]; mean: number }) => (
  <div className="visually-hidden">
    <table>
      <caption>Enquiries per week. Average of the weeks before this one: {mean.toFixed(1)}.</caption>
      <thead>
        <tr>
          <th scope="col">Week starting Monday</th>
          <th scope="col">Enquiries</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, count }, index) => (
          <tr key={monday}>
            <th scope="row">
              {monthOf(monday)} {dayOf(monday)}
              {index === weeks.length - 1 && ", this week so far"}
            </th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
