import type { Finding } from "#domain/enquiries/mail/mail-findings.ts";
import { Icon, type IconName } from "../../parts/icon.tsx";

const marks: Record<Finding["state"], [icon: IconName, word: string]> = {
  good: ["checkring", "Good"],
  bad: ["warn", "Needs work"],
  note: ["flat", "Worth knowing"],
  unknown: ["flat", "Not told"],
};

/** What was found, one line each: state, what it is, what to do. */
export const Findings = ({ findings }: { findings: Finding[] }) => (
  <ul className="rows">
    {findings.map(({ name, state, what, todo }) => (
      <li className={`finding is-${state}`} key={name}>
        <Icon name={marks[state][0]} />
        <h3 className="finding-name">
          {name}
          <span className="visually-hidden">: {marks[state][1]}</span>
        </h3>
        <div>
          <p>{what}</p>
          {todo && <p className="mute small">{todo}</p>}
        </div>
      </li>
    ))}
  </ul>
);
