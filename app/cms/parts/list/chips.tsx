import { Link } from "react-router";

export type Chip = { key: string; name: string; count?: number; isOn: boolean; to: string };

export const Chips = ({ chips }: { chips: Chip[] }) => (
  <ul className="chips" aria-label="Show">
    {chips.map(({ key, name, count, isOn, to }) => (
      <li key={key}>
        <Link className="chip" aria-current={isOn ? "true" : undefined} to={to}>
          {name} {count !== undefined && <span className="num">{count}</span>}
        </Link>
      </li>
    ))}
  </ul>
);
