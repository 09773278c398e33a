import type { ContentCount, CountedType } from "#domain/content/lists/content-counts.server.ts";
import { Icon } from "../parts/icon.tsx";
import { Sparkline } from "./sparkline.tsx";

const cards: [type: CountedType, title: string][] = [
  ["page", "Total Pages"],
  ["service", "Services"],
  ["member", "Team Members"],
  ["testimonial", "Testimonials"],
];

/** The four figures, with what changed in the last 30 days beside the 30 before. */
export const StatCards = ({ counts }: { counts: Record<CountedType, ContentCount> }) => (
  <section className="panel stats" aria-label="Totals">
    {cards.map(([type, title]) => (
      <Stat key={type} title={title} count={counts[type]} />
    ))}
  </section>
);

const Stat = ({ title, count }: { title: string; count: ContentCount }) => {
  const trend = count.change > count.before ? "up" : count.change < count.before ? "down" : "neutral";
  return (
    <div className="stat">
      <h2 className="stat-label">{title}</h2>
      <p className="stat-value">{count.total}</p>
      <Sparkline values={count.line} />
      <p className={`stat-change is-${trend}`}>
        <Icon name={trend === "neutral" ? "flat" : "up"} />
        <span>
          {changeText(count.change)}
          <span className="visually-hidden">, trend {trend}</span>
        </span>
        <span className="stat-before">{signed(count.before)} before that</span>
      </p>
    </div>
  );
};

const signed = (number: number) => (number > 0 ? `+${number}` : String(number).replace("-", "−"));

const changeText = (change: number) =>
  change === 0 ? "No change in 30 days" : `${Math.abs(change)} ${change > 0 ? "more" : "fewer"} in 30 days`;
