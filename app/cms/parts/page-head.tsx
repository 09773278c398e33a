import type { ReactNode } from "react";

/** The title of a screen, a line below it, and at the right what most people came to do. */
export const PageHead = ({ title, sub, children }: { title: string; sub?: ReactNode; children?: ReactNode }) => (
  <div className="page-head">
    <div className="page-head-text">
      <h1 className="title">{title}</h1>
      {sub && <p className="page-head-sub">{sub}</p>}
    </div>
    {children}
  </div>
);
