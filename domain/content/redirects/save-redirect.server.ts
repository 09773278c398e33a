import type { DatabaseTransaction } from "#platform/database/database.ts";
import { advanceSiteVersion, lockSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { planRedirect, type RedirectIssue, type RedirectPlan } from "./plan-redirect.ts";
import { dropRedirectFrom, type RedirectDeps, readSurroundings, writeRedirect } from "./redirect-rows.server.ts";

export type SaveRedirectOutcome =
  | ({ outcome: "saved" } & Omit<Extract<RedirectPlan, { outcome: "fits" }>, "outcome">)
  | { outcome: "invalid"; issues: RedirectIssue[] }
  | { outcome: "missing" };

type Typed = { from: string; to: string };

/** Adds a redirect, live at once for everybody. Throws NotAllowed without the right "redirects". A path that is redirected already is refused. */
export const addRedirect = (deps: RedirectDeps, actor: Actor, typed: Typed): Promise<SaveRedirectOutcome> => {
  demand(actor, "redirects");
  return deps.database.transaction().execute((transaction) => saveRedirectIn(transaction, deps, actor, typed));
};

/** Changes the redirect that leaves from `old`, its address included. Throws NotAllowed without the right "redirects". */
export const changeRedirect = (
  deps: RedirectDeps,
  actor: Actor,
  changed: Typed & { old: string },
): Promise<SaveRedirectOutcome> => {
  demand(actor, "redirects");
  return deps.database.transaction().execute((transaction) => saveRedirectIn(transaction, deps, actor, changed));
};

/** Adds a redirect, or changes that from `old` where there is one, inside a transaction of the caller, who has checked the right. */
export const saveRedirectIn = async (
  transaction: DatabaseTransaction,
  { clock, settings }: Pick<RedirectDeps, "clock" | "settings">,
  actor: Actor,
  { old, ...typed }: Typed & { old?: string },
): Promise<SaveRedirectOutcome> => {
  await lockSiteVersion(transaction);
  const { redirects, ...surroundings } = await readSurroundings(transaction, settings.PUBLIC_URL);
  if (old !== undefined && !redirects.delete(old)) return { outcome: "missing" };
  const plan = planRedirect({ ...surroundings, redirects }, typed);
  if (plan.outcome === "invalid") return plan;
  if (redirects.has(plan.from)) return taken(plan.from, redirects.get(plan.from) ?? "");
  if (old !== undefined) await dropRedirectFrom(transaction, old);
  await writeRedirect(transaction, plan, actor.id, clock());
  const action = old === undefined ? "redirect-add" : "redirect-change";
  await record(transaction, clock(), { actor: actor.id, action, detail: `${plan.from} to ${plan.to}` });
  await advanceSiteVersion(transaction);
  return { ...plan, outcome: "saved" };
};

const taken = (from: string, to: string): SaveRedirectOutcome => ({
  outcome: "invalid",
  issues: [{ field: "from", message: `${from} leads to ${to} already: change that redirect instead` }],
});

/** Forgets a redirect: from now on its path is answered with "not found". Throws NotAllowed without the right "redirects". */
export const deleteRedirect = (
  { database, clock }: RedirectDeps,
  actor: Actor,
  from: string,
): Promise<{ outcome: "deleted"; to: string } | { outcome: "missing" }> => {
  demand(actor, "redirects");
  return database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom("redirect")
      .where("from_path", "=", from)
      .returning("to_path")
      .executeTakeFirst();
    if (!gone) return { outcome: "missing" };
    const detail = `${from} to ${gone.to_path}`;
    await record(transaction, clock(), { actor: actor.id, action: "redirect-delete", detail });
    await advanceSiteVersion(transaction);
    return { outcome: "deleted", to: gone.to_path };
  });
};
