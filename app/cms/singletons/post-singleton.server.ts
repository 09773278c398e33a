import { data } from "react-router";
import { z } from "zod";
import { evolve, shapeNow } from "#domain/content/evolution/evolve.ts";
import type { Data } from "#domain/content/fields/structure.ts";
import { editorPath, type SingletonType } from "#domain/content/kinds.ts";
import type { Difference } from "#domain/content/merge/differences.ts";
import { shownAddresses, storedAddresses } from "#domain/content/singletons/og-image.server.ts";
import { readSingleton } from "#domain/content/singletons/read-singleton.server.ts";
import { type SaveSingletonOutcome, saveSingleton } from "#domain/content/singletons/save-singleton.server.ts";
import { isDraft } from "#domain/content/stored/read-stored.ts";
import { besideOriginal } from "#domain/content/translation/beside-original.server.ts";
import { FIRST_LANGUAGE, knownLanguage } from "#domain/languages.ts";
import type { Member } from "#domain/staff/member.ts";
import { NotAllowed } from "#domain/staff/rights.ts";
import { passkeyHost } from "#domain/staff/sign-in/sign-in-passkey.server.ts";
import type { Platform } from "#platform/platform.ts";
import { found, jsonObject, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";

/** Why it was not saved. Whatever was typed stays in the form; errors stand under the paths of their fields. */
export type SingletonProblem =
  | { kind: "failed" }
  | { kind: "signed-out" }
  | { kind: "not-allowed" }
  | { kind: "invalid"; errors: Record<string, string> }
  | {
      kind: "stale";
      current: { revision: string; by: string | null; at: number };
      merged: Data;
      conflicts: Difference[];
    };

type Toasts = { saved: string; unchanged: string };

/** In the language that the address asks for, else in the first; 404 where it is not translated. */
export const singletonForForm = async (platform: Platform, member: Member, type: SingletonType, url: URL) => {
  const { language, document, beside } = await askedFor(platform, member, type, url);
  const { draft, live } = await readSingleton(platform, member, type, document);
  const shown = (stored: Data) => shownAddresses(platform.database, type, stored);
  const signIn = { passkeyHost: passkeyHost(platform), email: member.email };
  return {
    ...{ draft: { ...draft, data: await shown(draft.data) }, live: await shown(live) },
    ...{ language, document, beside, signIn },
  };
};

const askedFor = async (platform: Platform, member: Member, type: SingletonType, url: URL) => {
  const language = knownLanguage(url.searchParams.get("language"));
  const one = language === FIRST_LANGUAGE ? type : null;
  const beside = found(await besideOriginal(platform, member, type));
  const document = found(one ?? beside.languages.find((other) => other.language === language)?.id);
  return { language, document, beside: one ? beside : found(await besideOriginal(platform, member, document)) };
};

/** POST {data, base, shape, draft?}: live at once, but for the draft of a translation. `data` is JSON in the shape of the release whose form it is. */
export const postSingleton = async (
  platform: Platform,
  member: Member,
  { type, request, toasts }: { type: SingletonType; request: Request; toasts: Toasts },
) => {
  const { language, document } = await askedFor(platform, member, type, new URL(request.url));
  const fields = {
    base: text,
    shape: z.coerce.number().int().min(0).default(shapeNow()),
    data: jsonObject,
    draft: text,
  };
  const { base, shape, data: sent, draft: kept } = await postedFields(request, fields);
  const draft = kept === "yes";
  if (draft && !isDraft(type, sent, shape)) return data<SingletonProblem>({ kind: "failed" }, { status: 422 });
  const typed = evolve(type, sent, shape) as Data;
  try {
    const stored = await storedAddresses(platform, type, typed);
    const outcome = await saveSingleton(platform, member, {
      type,
      document,
      baseRevision: base,
      data: stored,
      draft,
    });
    return await answer(platform, { type, to: editorPath(type, document, language) }, outcome, toasts);
  } catch (error) {
    if (error instanceof NotAllowed) throw error;
    platform.log.error({ err: error, type }, "a singleton could not be saved");
    return data<SingletonProblem>({ kind: "failed" }, { status: 503 });
  }
};

const answer = async (
  platform: Platform,
  { type, to }: { type: SingletonType; to: string },
  result: SaveSingletonOutcome,
  toasts: Toasts,
) => {
  switch (result.outcome) {
    case "published":
      return redirectWithToast(to, toasts.saved);
    case "kept":
      return redirectWithToast(to, "Draft saved. Visitors see what they saw before");
    case "unchanged":
      return redirectWithToast(to, toasts.unchanged);
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
