import { data } from "react-router";
import { z } from "zod";
import { evolve, shapeNow } from "#domain/content/evolution/evolve.ts";
import type { Data } from "#domain/content/fields/structure.ts";
import { kinds, type SingletonType } from "#domain/content/kinds.ts";
import type { Difference } from "#domain/content/merge/differences.ts";
import { shownAddresses, storedAddresses } from "#domain/content/singletons/og-image.server.ts";
import { readSingleton } from "#domain/content/singletons/read-singleton.server.ts";
import { type SaveSingletonOutcome, saveSingleton } from "#domain/content/singletons/save-singleton.server.ts";
import type { Member } from "#domain/staff/member.ts";
import { NotAllowed } from "#domain/staff/rights.ts";
import type { Platform } from "#platform/platform.ts";
import { jsonObject, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";

/** Why it was not saved. Whatever was typed stays in the form; errors stand under the paths of their fields. */
export type SingletonProblem =
  | { kind: "failed" }
  | { kind: "invalid"; errors: Record<string, string> }
  | {
      kind: "stale";
      current: { revision: string; by: string | null; at: number };
      merged: Data;
      conflicts: Difference[];
    };

type Toasts = { saved: string; unchanged: string };

export const singletonForForm = async (platform: Platform, member: Member, type: SingletonType) => {
  const { draft, live } = await readSingleton(platform, member, type);
  const shown = (stored: Data) => shownAddresses(platform.database, type, stored);
  return { draft: { ...draft, data: await shown(draft.data) }, live: await shown(live) };
};

/** POST {data, base, shape}: live at once. `data` is JSON in the shape of the release whose form it is. */
export const postSingleton = async (
  platform: Platform,
  member: Member,
  { type, request, toasts }: { type: SingletonType; request: Request; toasts: Toasts },
) => {
  const fields = { base: text, shape: z.coerce.number().int().min(0).default(shapeNow()), data: jsonObject };
  const { base, shape, data: sent } = await postedFields(request, fields);
  const typed = evolve(type, sent, shape) as Data;
  try {
    const stored = await storedAddresses(platform, type, typed);
    const outcome = await saveSingleton(platform, member, { type, baseRevision: base, data: stored });
    return await answer(platform, type, outcome, toasts);
  } catch (error) {
    if (error instanceof NotAllowed) throw error;
    platform.log.error({ err: error, type }, "a singleton could not be saved");
    return data<SingletonProblem>({ kind: "failed" }, { status: 503 });
  }
};

const answer = async (platform: Platform, type: SingletonType, result: SaveSingletonOutcome, toasts: Toasts) => {
  switch (result.outcome) {
    case "published":
      return redirectWithToast(kinds[type].listPath, toasts.saved);
    case "unchanged":
      return redirectWithToast(kinds[type].listPath, toasts.unchanged);
    case "invalid": {
      const errors = Object.fromEntries(result.issues.map(({ field, message }) => [field, message]));
      return data<SingletonProblem>({ kind: "invalid", errors }, { status: 422 });
    }
    case "stale": {
      const merged = await shownAddresses(platform.database, type, result.merged);
      const { current, conflicts } = result;
      return data<SingletonProblem>({ kind: "stale", current, merged, conflicts }, { status: 409 });
    }
    default:
      return data<SingletonProblem>({ kind: "failed" }, { status: 503 });
  }
};
