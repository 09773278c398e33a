import type { LineIssue } from "#domain/content/redirects/import-redirects.server.ts";
import { Banner } from "../parts/banner.tsx";

const SHOWN = 100;

/** Every line at fault, with its number, what stands there and what is wrong. */
export const ImportIssues = ({ issues }: { issues: LineIssue[] }) => (
  <>
    <Banner>
      Nothing was imported: {issues.length} {issues.length === 1 ? "line is" : "lines are"} at fault. Correct{" "}
      {issues.length === 1 ? "it" : "them"} below and import again.
    </Banner>
    <ul className="panel rows import-issues">
      {issues.slice(0, SHOWN).map(({ line, text, message }) => (
        <li key={line} className="import-issue">
          <span className="num">Line {line}</span>
          <span className="import-line">{text}</span>
          <span className="field-error">{message}</span>
        </li>
      ))}
    </ul>
    {issues.length > SHOWN && <p className="mute small">And {issues.length - SHOWN} more.</p>}
  </>
);
