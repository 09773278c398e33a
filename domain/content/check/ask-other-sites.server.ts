import { LRUCache } from "lru-cache";
import type { OtherSites, SiteAnswer } from "#platform/other-sites/other-sites.ts";
import type { Platform } from "#platform/platform.ts";
import type { FoundLink } from "../form/fields-in.ts";
import { type Issue, warning } from "./issue.ts";

/** How many links to other sites were asked, are being asked, and were not; and what is wrong with them. */
export type Elsewhere = { asked: number; asking: number; notAsked: number; issues: Issue[] };

type Deps = Pick<Platform, "background" | "stopping"> & { otherSites: Asked | null };

type Asked = Pick<OtherSites, "ask">;

const DAY_MS = 86_400_000;
/** What was wrong is asked again sooner: somebody puts it right. */
const AGAIN_MS = 300_000;
const MOST_KNOWN = 2_000;
const MOST_AT_ONCE = 4;
const MOST_WAITING = 200;

type Asking = { known: LRUCache<string, SiteAnswer>; waiting: Set<string>; running: Set<string> };

const asking = new WeakMap<Asked, Asking>();

/** What is known of links to other sites; what is not is asked in the background, four at a time, and known to this process for a day. */
export const askOtherSites = (deps: Deps, links: FoundLink[]): Elsewhere => {
  const { otherSites } = deps;
  const found = links
    .filter(({ href }) => /^https?:/.test(href))
    .map((link) => ({ ...link, to: addressOf(link.href) }));
  const all = new Set(found.map(({ to }) => to));
  if (!otherSites) return { asked: 0, asking: 0, notAsked: all.size, issues: [] };
  const state = asking.get(otherSites) ?? {
    known: new LRUCache<string, SiteAnswer>({ max: MOST_KNOWN, ttl: DAY_MS }),
    waiting: new Set<string>(),
    running: new Set<string>(),
  };
  asking.set(otherSites, state);
  const answers = [...all].map((address) => ({ address, answer: state.known.get(address) }));
  for (const { address, answer } of answers)
    if (!answer && !state.running.has(address) && state.waiting.size < MOST_WAITING) state.waiting.add(address);
  askNext(deps, otherSites, state);
  const isPending = (address: string) => state.running.has(address) || state.waiting.has(address);
  const spoke = answers.filter(({ answer }) => answer && saysSomething(answer)).length;
  const pending = answers.filter(({ address, answer }) => !answer && isPending(address)).length;
  const issues = found.flatMap(({ field, href, to }) => issueOf(field, href, state.known.get(to)));
  return { asked: spoke, asking: pending, notAsked: all.size - spoke - pending, issues };
};

const addressOf = (href: string): string => href.split("#")[0] ?? href;

const askNext = ({ background, stopping }: Deps, otherSites: Asked, state: Asking): void => {
  for (const address of state.waiting) {
    if (stopping.aborted || state.running.size >= MOST_AT_ONCE) return;
    state.waiting.delete(address);
    state.running.add(address);
    background.add(
      otherSites.ask(address, stopping).then((answer) => {
        state.known.set(address, answer, { ttl: faultOf(answer) ? AGAIN_MS : DAY_MS });
        state.running.delete(address);
        askNext({ background, stopping, otherSites }, otherSites, state);
      }),
    );
  }
};

/** Many sites refuse whoever is no person (401, 403, 429 and numbers of their own): that tells nothing of the link. */
const isGone = (status: number) => status === 404 || status === 410 || (status >= 500 && status < 600);

const saysSomething = (answer: SiteAnswer): boolean =>
  answer.outcome === "no-answer" || (answer.outcome === "answered" && (answer.status < 400 || isGone(answer.status)));

const faultOf = (answer: SiteAnswer | undefined): string | null => {
  if (answer?.outcome === "no-answer") return "It did not answer when we asked.";
  return answer?.outcome === "answered" && isGone(answer.status) ? `It answers with the error ${answer.status}.` : null;
};

const issueOf = (field: string, href: string, answer: SiteAnswer | undefined): Issue[] => {
  const fault = faultOf(answer);
  return fault === null ? [] : [warning(field, `The link to ${href} may lead nowhere`, fault)];
};
