import { addressOf } from "../../addresses.ts";
import { withoutRest } from "../../link-path.ts";
import { oneSpelling } from "../../one-spelling.ts";

/** Where every redirected path leads now. No value's path is a key: there are no chains, hence no loops. */
export type RedirectMap = ReadonlyMap<string, string>;

export type Surroundings = { redirects: RedirectMap; isLive: (path: string) => boolean; publicUrl: string };

export type RedirectIssue = { field: "from" | "to"; message: string };

/** A redirect that leads elsewhere now, since what it led to (`was`) is redirected itself. */
export type Repointed = { from: string; to: string; was: string };

export type PlacedRedirect = { from: string; to: string; repointed: Repointed[] };

/** `through`: where it was meant to lead, when that is itself redirected. `nothingThere`: nobody answers at its end. */
export type RedirectPlan =
  | ({ outcome: "fits"; through: string | null; nothingThere: boolean } & PlacedRedirect)
  | { outcome: "invalid"; issues: RedirectIssue[] };

/** Checks a redirect against all others: refuses loops, and live pages and the site's own addresses as `from`; resolves a chain to its end. */
export const planRedirect = (surroundings: Surroundings, typed: { from: string; to: string }): RedirectPlan => {
  const from = localAddress(typed.from, surroundings.publicUrl);
  const to = readTarget(surroundings, typed.to);
  const issues = [...issuesOfFrom(surroundings, from), ...(to ? [] : [{ field: "to" as const, message: TARGET_HINT }])];
  if (issues.length > 0 || !from || !to) return { outcome: "invalid", issues };
  const placed = placeRedirect(surroundings.redirects, from.path, to);
  if (!placed) return { outcome: "invalid", issues: [loopIssue(surroundings.redirects, from.path, to)] };
  const path = pathOf(placed.to);
  return {
    outcome: "fits",
    ...placed,
    through: placed.to === to ? null : to,
    nothingThere: path !== null && !surroundings.isLive(path) && !addressOf(path).reserved,
  };
};

/** Places a redirect among the others so that no chain arises, in either direction; null where it would be a loop. */
export const placeRedirect = (redirects: RedirectMap, from: string, to: string): PlacedRedirect | null => {
  const end = resolve(redirects, to);
  if (pathOf(to) === from || pathOf(end) === from) return null;
  const repointed: Repointed[] = [];
  // An import comes here for each of its lines: no copy, and the costly look last.
  for (const [source, target] of redirects)
    if (target.startsWith(from) && pathOf(target) === from)
      repointed.push({ from: source, to: join(end, restOf(target)), was: target });
  return { from, to: end, repointed };
};

const TARGET_HINT = "Start with / for a page of this site, or with https:// for another one";

const issuesOfFrom = (surroundings: Surroundings, from: LocalAddress | null): RedirectIssue[] => {
  const issue = (message: string): RedirectIssue[] => [{ field: "from", message }];
  if (!from) return issue("Start with /, such as /old-page");
  if (from.rest) return issue("Leave out everything from ? or #: whole pages are redirected");
  if (surroundings.isLive(from.path)) return issue(`Visitors can open ${from.path}; a page can't be redirected away`);
  if (addressOf(from.path).reserved) return issue("This address is used by the site itself");
  return [];
};

const readTarget = ({ publicUrl }: Surroundings, typed: string): string | null => {
  const local = localAddress(typed, publicUrl);
  return local ? local.path + local.rest : foreignAddress(typed);
};

/** The path of a target on this site; null where it is on another one. */
export const pathOf = (target: string): string | null => (target.startsWith("/") ? withoutRest(target) : null);

const restOf = (target: string): string => (target.startsWith("/") ? target.slice((pathOf(target) ?? "").length) : "");

/** The end of the way; what stands behind `?` or `#` on the way is kept where the end has none of its own. */
const resolve = (redirects: RedirectMap, to: string): string => {
  const next = redirects.get(pathOf(to) ?? "");
  return next === undefined ? to : join(next, restOf(to));
};

const join = (target: string, rest: string): string => (rest && !/[?#]/.test(target) ? target + rest : target);

const loopIssue = (redirects: RedirectMap, from: string, to: string): RedirectIssue => ({
  field: "to",
  message:
    pathOf(to) === from
      ? "A page can't redirect to itself"
      : `This would be a loop: ${pathOf(to)} leads to ${pathOf(resolve(redirects, to))}`,
});

const LONGEST = 500;
/** Only the shape of the answer counts; no address of this site depends on the host. */
const ANY_HOST = "http://site.invalid";

type LocalAddress = { path: string; rest: string };

/** Reads an address of this site, with or without its host, as the front door sees it, in its one spelling; null for others. */
const localAddress = (typed: string, publicUrl: string): LocalAddress | null => {
  const text = typed.trim();
  const own = text.startsWith(`${publicUrl}/`) || text === publicUrl ? text.slice(publicUrl.length) || "/" : text;
  if (!own.startsWith("/") || own.startsWith("//") || own.includes("\\") || own.length > LONGEST) return null;
  if (hasControls(own) || !URL.canParse(own, ANY_HOST)) return null;
  const url = new URL(own, ANY_HOST);
  return { path: oneSpelling(url.pathname), rest: url.search + url.hash };
};

const foreignAddress = (typed: string): string | null => {
  const text = typed.trim();
  if (!/^https?:\/\//i.test(text) || text.length > LONGEST || hasControls(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
};

const hasControls = (text: string): boolean => [...text].some((letter) => letter < " " || letter === "\u007f");
