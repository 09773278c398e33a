import type { ComponentProps, ReactNode } from "react";

type Props = { title: ReactNode; heading?: string; aside?: ReactNode } & Omit<ComponentProps<"section">, "title">;

/** A section with a name of its own; `heading` is the id of that name, `aside` stands beside it. */
export const Panel = ({ title, heading, aside, children, className = "panel", ...section }: Props) => (
  <section className={className} aria-labelledby={heading} {...section}>
    <div className="panel-head">
      <h2 className="panel-title" id={heading}>
        {title}
      </h2>
      {aside}
    </div>
    {children}
  </section>
);

type BlankProps = { title: string; text: string; className?: string; children?: ReactNode };

/** What stands where there is nothing, and what can be done about it. */
export const Blank = ({ title, text, className = "blank", children }: BlankProps) => (
  <div className={className}>
    <h2>{title}</h2>
    <p className="mute">{text}</p>
    {children}
  </div>
);
