import type { ContentCount, CountedType } from "#domain/content/lists/dashboard.server.ts";
import { TrendLine, trendOf } from "../../parts/trend.tsx";

const cards: [type: CountedType, title: string][] = [
  ["page", "Total Pages"],
  ["service", "Services"],
  ["member", "Team Members"],
  ["testimonial", "Testimonials"],
];

export const StatCards = ({ counts }: { counts: Record<CountedType, ContentCount> }) => (
  <section className="panel stats" aria-label="Totals">
    {cards.map(([type, title]) => (
      <Stat key={type} title={title} count={counts[type]} />
    ))}
  </section>
);

const Stat = ({ title, count }: { title: string; count: ContentCount }) => {
  const trend = trendOf(count.change, count.before);
  return (
    <div className="stat">
      <h2 className="stat-label">{title}</h2>
      <p className="stat-value">{count.total}</p>
      <Sparkline values={count.line} />
      <TrendLine trend={trend}>
        <span>
          {changeText(count.change)}
          <span className="visually-hidden">, trend {trend}</span>
        </span>
        <span className="stat-before">{signed(count.before)} before that</span>
      </TrendLine>
    </div>
  );
};

const signed = (number: number) => (number > 0 ? `+${number}` : String(number).replace("-", "−"));

const changeText = (change: number) =>
  change === 0 ? "No change in 30 days" : `${Math.abs(change)} ${change > 0 ? "more" : "fewer"} in 30 days`;

const WIDTH = 84;
const [TOP, BOTTOM, MIDDLE] = [5, 31, 18];

const Sparkline = ({ values }: { values: number[] }) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => (high === low ? MIDDLE : BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP));
  const x = (index: number) => 2 + (index / Math.max(1, values.length - 1)) * (WIDTH - 2);
  const steps = values.map(
    (value, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(values[index - 1] ?? value)}V${y(value)}`,
  );
  return (
    <svg className="stat-line" viewBox="0 0 88 36" aria-hidden="true">
      <path d={steps.join("")} />
      <circle cx={WIDTH} cy={y(values.at(-1) ?? 0)} r="3.75" />
    </svg>
  );
};
