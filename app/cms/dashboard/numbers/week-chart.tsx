import type { Week } from "#domain/enquiries/inbox/per-week.server.ts";
import { dayFormat } from "#domain/time/local-time.ts";
import { BarChart } from "../../parts/chart/bar-chart.tsx";
import { Panel } from "../../parts/panel.tsx";

const months = dayFormat({ month: "short" });
const monthOf = (day: string) => months.format(Date.parse(`${day}T12:00:00Z`));
const dayOf = (day: string) => Number(day.slice(8));

/** Enquiries per week, the same as a table for readers. */
export const WeekChart = ({ weeks }: { weeks: Week[] }) => {
  const pastWeeks = weeks.slice(0, -1);
  const mean = pastWeeks.reduce((sum, { count }) => sum + count, 0) / Math.max(1, pastWeeks.length);
  const groups = weeks.flatMap(({ monday }, at) => {
    const before = weeks[at - 1]?.monday;
    const isNew = before ? monthOf(before) !== monthOf(monday) : dayOf(monday) < 22;
    return isNew ? [{ at, name: monthOf(monday) }] : [];
  });
  return (
    <Panel
      title="Enquiries per week"
      aside={
        <p className="legend" aria-hidden="true">
          <span className="legend-now">This week so far</span>
          <span className="legend-mean">Average {mean.toFixed(1)}</span>
        </p>
      }
    >
      <BarChart
        bars={weeks.map(({ monday, count }) => ({ key: monday, value: count, tick: String(dayOf(monday)) }))}
        groups={groups}
        mean={mean}
        axis="Week starting Monday"
      >
        <WeekTable weeks={weeks} mean={mean} />
      </BarChart>
    </Panel>
  );
};

const WeekTable = ({ weeks, mean }: { weeks: Week[]; mean: number }) => (
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
);
