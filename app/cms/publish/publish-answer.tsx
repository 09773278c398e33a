import type { Check } from "#domain/content/check/can-go-live.server.ts";
import { Banner } from "../parts/banner.tsx";
import { CheckList } from "./check-list.tsx";
import type { Unanswered } from "./unanswered.ts";

export type PublishResult =
  | { outcome: "published"; address: string | null; seen: boolean; ms: number }
  | { outcome: "blocked"; check: Check }
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
      <Banner>
        The server gave no answer, so it may be live or not. The draft is saved: publish again to be sure.
      </Banner>
    );
  if (result.outcome === "blocked")
    return (
      <Banner>
        <p>Not published.</p>
        <CheckList check={result.check} />
      </Banner>
    );
  const { address, seen, ms } = result;
  if (address === null) return <Banner kind="note">Published after {ms} ms. No live page shows it yet.</Banner>;
  const link = (
    <a href={address} target="_blank" rel="noopener">
      {address}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
  if (!seen) return <Banner>Published, but {link} did not answer when we looked. Open it to see what is wrong.</Banner>;
  return (
    <Banner kind="good">
      Live at {link} after {ms} ms. We opened it to be sure.
    </Banner>
  );
};
