import type { ReactNode } from "react";

/** The colors of a band: its background, and with it those of its text, rules and marks (`tokens.css`). */
type Tone = "paper" | "white" | "sand" | "mangrove" | "deep" | "ink";

type Props = { tone: Tone; className?: string; id?: string; label?: string; children: ReactNode };

/** A band of the page. With a `label` it is a landmark of that name. */
export const Section = ({ tone, className, id, label, children }: Props) => (
  <section
    id={id}
    className={["section", `tone-${tone}`, className].filter(Boolean).join(" ")}
    aria-label={label || undefined}
  >
    {children}
  </section>
);
