import type { CardProps } from "./card-props.ts";

const NAMES: Record<string, string> = { note: "Note", tip: "Tip", warning: "Careful" };

export const CalloutCard = ({ data: { tone }, children }: CardProps<"callout">) => (
  <aside className={`card-callout card-callout-${tone}`} aria-label={NAMES[tone]}>
    <p className="card-callout-name">{NAMES[tone]}</p>
    {children}
  </aside>
);
