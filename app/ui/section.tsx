import type { ReactNode } from "react";

/** The background of a band, which also sets the colors inside it (`tones.css`). */
export type Tone = "paper" | "white" | "sand" | "mangrove" | "deep" | "ink";

type Props = { tone: Tone; className?: string; id?: string; label?: string; children: ReactNode };

export const Section = ({ tone, className, id, label, children }: Props) => (
  <section
    id={id}
    className={["section", `tone-${tone}`, className].filter(Boolean).join(" ")}
    aria-label={label || undefined}
  >
    {children}
  </section>
);
