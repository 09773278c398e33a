import type { ReactNode } from "react";

export type Ground = "paper" | "white" | "sand" | "mangrove" | "deep" | "ink";

type Props = { ground: Ground; className?: string; id?: string; label?: string; children: ReactNode };

/** A band of the page on one ground. With a `label` it is a landmark of that name. */
export const Section = ({ ground, className, id, label, children }: Props) => (
  <section
    id={id}
    className={["section", `ground-${ground}`, className].filter(Boolean).join(" ")}
    aria-label={label || undefined}
  >
    {children}
  </section>
);
