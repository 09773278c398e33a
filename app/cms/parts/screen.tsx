import type { ReactNode } from "react";
import { Link } from "react-router";

type HeadProps = { title: string; sub?: ReactNode; up?: { to: string; name: string }; act?: ReactNode };

type ScreenProps = HeadProps & { tab?: string; narrow?: boolean; children: ReactNode };

export const Screen = ({ tab, narrow, children, ...head }: ScreenProps) => (
  <main className={narrow ? "main main-narrow" : "main"} id="main">
    <title>{tab ?? head.title}</title>
    <PageHead {...head} />
    {children}
  </main>
);

export const PageHead = ({ title, sub, up, act }: HeadProps) => (
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
    {act}
  </div>
);
