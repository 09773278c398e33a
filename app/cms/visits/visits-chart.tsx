import { dayFormat, grouped } from "#domain/time/local-time.ts";
import type { Period } from "#domain/visits/numbers/periods.ts";
import type { Point } from "#domain/visits/numbers/read-visits.server.ts";
import { BarChart } from "../parts/chart/bar-chart.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { Panel } from "../parts/panel.tsx";

const months = dayFormat({ month: "short" });
const weekdays = dayFormat({ weekday: "short" });
const days = dayFormat({ month: "long", day: "numeric", year: "numeric" });
const at = (day: string) => Date.parse(day);

/** So many bars, and there is room for a word at each. */
const FEW = 12;

type Props = { points: Point[]; of: "day" | "week"; period: Period };

/** Visits as bars, enquiries as dots, day by day or over a year by week. */
export const VisitsChart = ({ points, of, period }: Props) => {
  const isMonday = (day: string) => weekdays.format(at(day)) === "Mon";
  const tickOf = ({ day }: Point) => {
    if (of === "week") return "";
    if (points.length <= FEW) return `${weekdays.format(at(day))} ${Number(day.slice(8))}`;
    return isMonday(day) ? String(Number(day.slice(8))) : "";
  };
  const title = of === "day" ? "Day by day" : "The year, week by week";
  return (
    <Panel
      className={`panel visits-chart of-${of}`}
      title={title}
      aside={
        <div className="visits-aside">
          <p className="legend" aria-hidden="true">
            <span className="legend-now">{of === "day" ? "Today so far" : "This week so far"}</span>
            <span className="legend-mark">Enquiries</span>
          </p>
          {(of === "day" || period === "year") && (
            <a className="btn btn-small btn-quiet" href={`/cms/visits/export.csv?period=${period}&show=days`} download>
              <Icon name="download" />
              CSV<span className="visually-hidden"> of each day</span>
            </a>
          )}
        </div>
      }
    >
      <BarChart
        bars={points.map((point) => ({
          key: point.day,
          value: point.visits,
          mark: point.sent,
          tick: tickOf(point),
        }))}
        groups={points.length <= FEW ? [] : monthsIn(points, of === "week")}
        axis={axisOf(of, points.length)}
      >
        <table>
          <caption>{title}: visits and enquiries</caption>
          <thead>
            <tr>
              <th scope="col">{of === "day" ? "Day" : "Week starting Monday"}</th>
              <th scope="col">Visits</th>
              <th scope="col">Enquiries</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ day, visits, sent }, index) => (
              <tr key={day}>
                <th scope="row">
                  {days.format(at(day))}
                  {index === points.length - 1 && ", so far"}
                </th>
                <td>{grouped(visits)}</td>
                <td>{grouped(sent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </BarChart>
    </Panel>
  );
};

const axisOf = (of: "day" | "week", count: number): string => {
  if (of === "week") return "Visits by week";
  return count <= FEW ? "Visits by day" : "Visits by day, Mondays named";
};

/** Where each month begins; the first and the last only where their names have room. */
const monthsIn = (points: Point[], everyOther: boolean) => {
  const starts = points.flatMap(({ day }, index) =>
    index === 0 || points[index - 1]?.day.slice(0, 7) !== day.slice(0, 7) ? [{ at: index, day }] : [],
  );
  const room = points.length / 16;
  return starts
    .filter((start, index) => {
      const next = starts[index + 1];
      return index === 0 ? !next || next.at - start.at >= room : points.length - start.at >= room / 2;
    })
    .map((start, index) => ({
      at: start.at,
      name: months.format(at(start.day)),
      minor: everyOther && index % 2 === 1,
    }));
};
