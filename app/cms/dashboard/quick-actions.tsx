import { Link } from "react-router";
import { Icon } from "../parts/icon.tsx";
import type { IconName } from "../parts/icon-paths.ts";

const actions: [name: string, to: string, icon: IconName][] = [
  ["Manage Pages", "/cms/pages", "page"],
  ["Services", "/cms/services", "server"],
  ["Team", "/cms/team", "team"],
  ["Testimonials", "/cms/testimonials", "quote"],
  ["Portfolio", "/cms/portfolio", "case"],
];

/** Short ways to what is done most. */
export const QuickActions = () => (
  <section className="panel">
    <div className="panel-head">
      <h2 className="panel-title">Quick Actions</h2>
    </div>
    <div className="quick">
      {actions.map(([name, to, icon]) => (
        <Link key={to} to={to}>
          <Icon name={icon} />
          {name}
        </Link>
      ))}
      <a href="/" target="_blank" rel="noopener">
        <Icon name="globe" />
        View Website
        <span className="visually-hidden"> (opens in a new tab)</span>
        <Icon name="external" />
      </a>
    </div>
  </section>
);
