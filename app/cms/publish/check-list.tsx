import type { Check } from "#domain/content/check/can-go-live.server.ts";
import { Icon } from "../parts/icon.tsx";

/** What the check found, errors first; each leads to its field. */
export const CheckList = ({ check, onField }: { check: Check; onField?: (field: string) => void }) => (
  <ul className="checks">
    {check.issues.map(({ level, field, title, text }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same fault can stand in several fields
      <li key={`${field}-${index}`} className={`check check-${level}`}>
        <Icon name={level === "error" ? "spam" : "warn"} />
        <div>
          <p className="check-title">
            <span className="visually-hidden">{level === "error" ? "Error: " : "Warning: "}</span>
            {title}
          </p>
          {text && <p className="check-text">{text}</p>}
        </div>
        {onField && field && (
          <button type="button" className="btn btn-small" onClick={() => onField(field)} aria-label={`Fix: ${title}`}>
            Fix
          </button>
        )}
      </li>
    ))}
    <li className="check">
      <Icon name="checkring" />
      <p className="check-title">{passed(check)}</p>
    </li>
  </ul>
);

const passed = ({ issues, links }: Check): string => {
  const broken = issues.some(({ title }) => title.startsWith("The link"));
  if (issues.length === 0)
    return links === 0 ? "Everything is in order" : `Everything is in order, all ${links} links work`;
  if (broken || links === 0) return "Everything else is in order";
  return `All ${links} links work`;
};
