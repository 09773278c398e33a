import type { Elsewhere } from "#domain/content/check/ask-other-sites.server.ts";
import type { Check } from "#domain/content/check/can-go-live.server.ts";
import type { Issue } from "#domain/content/check/issue.ts";
import type { PublishState } from "#domain/content/publishing/publish-state.server.ts";
import { Banner, type BannerProps } from "../parts/banner.tsx";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import type { Unanswered } from "./requests/unanswered.ts";

export type PublishResult =
  | { outcome: "published"; address: string | null; seen: boolean; ms: number }
  | { outcome: "blocked"; check: Check }
  | { outcome: "not-placed"; why: string }
  | Unanswered;

/** Where it is live and after how long, in words that can be trusted: the page was opened to be sure. */
export const PublishAnswer = ({ result }: { result?: PublishResult }) => (
  <div className="publish-answer" role="status">
    {result && <Words result={result} />}
  </div>
);

const Words = ({ result }: { result: PublishResult }) => {
  if (result.outcome === "unanswered")
    return (
      <Told>The server gave no answer, so it may be live or not. The draft is saved: publish again to be sure.</Told>
    );
  if (result.outcome === "not-placed") return <Told>Not published. {result.why}.</Told>;
  if (result.outcome === "blocked")
    return (
      <Told>
        <p>Not published.</p>
        <CheckList check={result.check} />
      </Told>
    );
  const { address, seen, ms } = result;
  if (address === null) return <Told kind="note">Published after {ms} ms. No live page shows it yet.</Told>;
  const link = (
    <a href={address} target="_blank" rel="noopener">
      {address}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
  if (!seen) return <Told>Published, but {link} did not answer when we looked. Open it to see what is wrong.</Told>;
  return (
    <Told kind="good">
      Live at {link} after {ms} ms. We opened it to be sure.
    </Told>
  );
};

const Told = (props: BannerProps) => <Banner {...props} role="none" />;

type ListProps = Pick<PublishState, "check"> &
  Partial<Pick<PublishState, "redirect" | "elsewhere">> & {
    onField?: (field: string) => void;
  };

/** More errors than these are folded away behind the first ones: a new page of a template has thirty, and one is put right at a time. */
const MOST_SHOWN = 4;
const FIRST = 3;

export const CheckList = ({ check, redirect, elsewhere, onField }: ListProps) => {
  const issues = withElsewhere(check, elsewhere);
  const errors = issues.filter(({ level }) => level === "error");
  const first = errors.length > MOST_SHOWN ? FIRST : errors.length;
  return (
    <ul className="checks">
      <Issues issues={errors.slice(0, first)} onField={onField} />
      {errors.length > first && (
        <li className="check-rest">
          <details>
            <summary>
              {errors.length - first} more to put right
              <Icon name="down" />
            </summary>
            <ul>
              <Issues issues={errors.slice(first)} onField={onField} />
            </ul>
          </details>
        </li>
      )}
      <Issues issues={issues.filter(({ level }) => level !== "error")} onField={onField} />
      <li className="check">
        <Icon name="checkring" />
        <p className="check-title">{passed(check, issues.length)}</p>
      </li>
      {elsewhere && elsewhereWords(elsewhere) && (
        <li className="check">
          <Icon name="external" />
          <p className="check-title">{elsewhereWords(elsewhere)}</p>
        </li>
      )}
      {redirect && (
        <li className="check">
          <Icon name="redirect" />
          <p className="check-title">
            A redirect will lead from {redirect.from} to {redirect.to}
          </p>
        </li>
      )}
    </ul>
  );
};

const Issues = ({ issues, onField }: { issues: Issue[] } & Pick<ListProps, "onField">) =>
  issues.map(({ level, field, title, text }, index) => (
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
      {onField && field && <Button name="Fix" small onClick={() => onField(field)} aria-label={`Fix: ${title}`} />}
    </li>
  ));

const withElsewhere = ({ issues }: Check, elsewhere?: Elsewhere) => [...issues, ...(elsewhere?.issues ?? [])];

const elsewhereWords = ({ asked, asking, notAsked }: Elsewhere): string =>
  [[asked, "tried"] as const, [asking, "being tried"] as const, [notAsked, "not tried, or let no check in"] as const]
    .filter(([number]) => number > 0)
    .map(
      ([number, words], index) =>
        `${number}${index === 0 ? ` ${number === 1 ? "link" : "links"} to other sites` : ""} ${words}`,
    )
    .join(", ");

const passed = ({ issues, links }: Check, told: number): string => {
  const order = told === 0 ? "Everything is in order" : "Everything else is in order";
  const broken = issues.some(({ about }) => about === "link");
  if (broken || links === 0) return order;
  return `${order}, ${links === 1 ? "its one link of this site works" : `all ${links} links of this site work`}`;
};
