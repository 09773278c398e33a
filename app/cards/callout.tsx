import type { CardProps } from "./card-props.ts";

export const CalloutCard = ({ data: { tone }, view, children }: CardProps<"callout">) => {
  const names: Record<string, string> = view.words.texts.callouts;
  return (
    <aside className={`card-callout card-callout-${tone}`} aria-label={names[tone]}>
      <p className="card-callout-name">{names[tone]}</p>
      {children}
    </aside>
  );
};
