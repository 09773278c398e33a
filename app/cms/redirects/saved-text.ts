import type { SaveRedirectOutcome } from "#domain/content/redirects/save-redirect.server.ts";

type Saved = Extract<SaveRedirectOutcome, { outcome: "saved" }>;

/** What is said once a redirect is live. */
export const savedText = ({ from, to, through, nothingThere, repointed }: Saved): string =>
  [
    `${from} leads to ${to} now`,
    through && `straight to the end, since ${through} is redirected itself`,
    repointed.length > 0 && `and so does what led to ${from}`,
    nothingThere && "where nothing is published yet",
  ]
    .filter(Boolean)
    .join(", ");

/** What is wrong, by field. */
export const errorsOf = (result: Exclude<SaveRedirectOutcome, Saved>): { from?: string; to?: string } =>
  result.outcome === "missing"
    ? { from: "This redirect is not there any more" }
    : Object.fromEntries(result.issues.map(({ field, message }) => [field, message]));
