import { grouped } from "#domain/time/local-time.ts";
import type { Steps } from "#domain/visits/numbers/counts.server.ts";
import { comparedWith, shareOf } from "#domain/visits/numbers/number-words.ts";
import { type Period, periods } from "#domain/visits/numbers/periods.ts";
import { TrendLine, trendOf } from "../parts/trend.tsx";

const steps: [step: keyof Steps, title: string][] = [
  ["visits", "Visits"],
  ["contact", "Came to the form"],
  ["begun", "Began to fill it in"],
  ["sent", "Sent it"],
];

type Props = { total: Steps; before: Steps | null; period: Period };

/** From a visit to an enquiry, each step against the time before. */
export const StepsPanel = ({ total, before, period }: Props) => (
  <section className="panel stats" aria-label="From a visit to an enquiry">
    {steps.map(([step, title]) => (
      <Step
        key={step}
        title={title}
        count={total[step]}
        share={step === "visits" ? "" : shareOf(total[step], total.visits)}
        before={before?.[step] ?? null}
        time={periods[period].before}
      />
    ))}
  </section>
);

type StepProps = { title: string; count: number; share: string; before: number | null; time: string };

const Step = ({ title, count, share, before, time }: StepProps) => (
  <div className="stat">
    <h2 className="stat-label">{title}</h2>
    <p className="stat-value">{grouped(count)}</p>
    <p className="stat-share">{share}</p>
    <TrendLine trend={trendOf(count, before ?? count)}>
      <span>{before === null ? "Nothing to compare with yet" : comparedWith(count, before, time)}</span>
    </TrendLine>
  </div>
);
