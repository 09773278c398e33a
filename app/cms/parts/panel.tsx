import type { ComponentProps, ReactNode } from "react";

type Props = { title: ReactNode; heading?: string; aside?: ReactNode } & Omit<ComponentProps<"section">, "title">;

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

export const Blank = ({ title, text, className = "blank", children }: BlankProps) => (
  <div className={className}>
    <h2>{title}</h2>
    <p className="mute">{text}</p>
    {children}
  </div>
);
