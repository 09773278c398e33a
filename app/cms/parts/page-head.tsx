import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = {
  title: string;
  sub?: ReactNode;
  /** The screen that this one belongs to, as a way back. */
  up?: { to: string; name: string };
  children?: ReactNode;
};

export const PageHead = ({ title, sub, up, children }: Props) => (
  <div className="page-head">
    <div className="page-head-text">
      {up && (
        <p className="crumbs">
          <Link to={up.to}>{up.name}</Link>
          <span aria-hidden="true"> / </span>
        </p>
      )}
      <h1 className="title">{title}</h1>
      {sub && <p className="page-head-sub">{sub}</p>}
    </div>
    {children}
  </div>
);
