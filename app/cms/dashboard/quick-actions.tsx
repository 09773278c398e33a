import { Link } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds } from "#domain/content/kinds.ts";
import { Icon } from "../parts/icon.tsx";

const actions: [type: DocumentType, name: string][] = [
  ["page", "Manage Pages"],
  ["service", "Services"],
  ["member", "Team"],
  ["testimonial", "Testimonials"],
  ["project", "Portfolio"],
];

/** Short ways to what is done most. */
export const QuickActions = () => (
  <section className="panel">
    <div className="panel-head">
      <h2 className="panel-title">Quick Actions</h2>
    </div>
    <div className="quick">
      {actions.map(([type, name]) => (
        <Link key={type} to={kinds[type].listPath}>
          <Icon name={kinds[type].icon} />
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
