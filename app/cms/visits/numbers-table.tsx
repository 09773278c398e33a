import { Link } from "react-router";
import type { Earned } from "#domain/enquiries/inbox/outcome/earned.server.ts";
import { grouped } from "#domain/time/local-time.ts";
import { compared } from "#domain/visits/numbers/number-words.ts";
import { type Period, periods } from "#domain/visits/numbers/periods.ts";
import type { VisitRow, VisitTable } from "#domain/visits/numbers/read-visits.server.ts";
import { type TableKind, tables } from "#domain/visits/numbers/tables.ts";
import { Icon } from "../parts/icon/icon.tsx";
import { Panel } from "../parts/panel.tsx";
import { CountedName } from "./counted-name.tsx";

type Props = {
  kind: TableKind;
  table: VisitTable;
  period: Period;
  /** All rows are shown, else the first few. */
  isWhole: boolean;
  earned: Record<string, Earned>;
  mayRedirect: boolean;
};

/** One table of numbers: names with the most visits, against the time before, and how far their visitors went. */
export const NumbersTable = ({ kind, table: { rows, names }, period, isWhole, earned, mayRedirect }: Props) => {
  const { title, steps, none } = tables[kind];
  const query = `period=${period}&show=${kind}`;
  return (
    <Panel
      className={`panel numbers of-${kind}${steps ? " has-steps" : ""}`}
      heading={`visits-${kind}`}
      title={
        <>
          {title} {names > 0 && <span className="count">{grouped(names)}</span>}
        </>
      }
      aside={
        names > 0 && (
          <a className="btn btn-small btn-quiet" href={`/cms/visits/export.csv?${query}`} download>
            <Icon name="download" />
            CSV<span className="visually-hidden"> of {title}</span>
          </a>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="empty">{none}</p>
      ) : (
        <Rows {...{ kind, rows, period, mayRedirect }} earned={Object.keys(earned).length > 0 ? earned : null} />
      )}
      {names > rows.length && (
        <p className="panel-more">
          {isWhole ? (
            `And ${grouped(names - rows.length)} more with fewer visits: the CSV has them all.`
          ) : (
            <Link to={`/cms/visits?${query}`}>
              All {grouped(names)}
              <span className="visually-hidden"> of {title}</span>
            </Link>
          )}
        </p>
      )}
    </Panel>
  );
};

type RowsProps = Pick<Props, "kind" | "period" | "mayRedirect"> & {
  rows: VisitRow[];
  earned: Record<string, Earned> | null;
};

const Rows = ({ kind, rows, period, earned, mayRedirect }: RowsProps) => {
  const { title, names, steps } = tables[kind];
  const most = Math.max(...rows.map(({ visits }) => visits));
  const isCompared = rows.some(({ before }) => before !== null);
  return (
    <table className="numbers-table">
      <caption className="visually-hidden">{title}, most visits first</caption>
      <thead>
        <tr>
          <th scope="col">{names}</th>
          <th scope="col">Visits</th>
          {isCompared && (
            <th scope="col">
              Than before<span className="visually-hidden">, in {periods[period].before}</span>
            </th>
          )}
          {steps && (
            <>
              <th scope="col">To the form</th>
              <th scope="col">Began</th>
              <th scope="col">Sent</th>
            </>
          )}
          {earned && <th scope="col">Earned</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <CountedName kind={kind} row={row} mayRedirect={mayRedirect} />
              <span className="numbers-bar" style={{ width: `${(row.visits / most) * 100}%` }} aria-hidden="true" />
            </th>
            <Cell count={row.visits} unit={row.visits === 1 ? "visit" : "visits"} />
            {row.before !== null && <td className="numbers-change">{compared(row.visits, row.before)}</td>}
            {steps && (
              <>
                <Cell count={row.contact} unit="to the form" />
                <Cell count={row.begun} unit="began" />
                <Cell count={row.sent} unit="sent" />
              </>
            )}
            {earned && <EarnedCell earned={Object.hasOwn(earned, row.name) ? earned[row.name] : undefined} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** `unit`: beside the number where the head of the table has no room. */
const Cell = ({ count, unit }: { count: number; unit: string }) => (
  <td className={count === 0 ? "is-none" : undefined}>
    {grouped(count)}
    <span className="numbers-unit" aria-hidden="true">
      {" "}
      {unit}
    </span>
  </td>
);

const EarnedCell = ({ earned }: { earned: Earned | undefined }) => (
  <td className={earned ? undefined : "is-none"}>
    {earned ? `$${grouped(earned.value)}` : "–"}
    {earned && (
      <span className="numbers-unit" aria-hidden="true">
        {" "}
        earned
      </span>
    )}
  </td>
);
