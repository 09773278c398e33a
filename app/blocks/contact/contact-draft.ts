import type { Enquiry } from "#domain/enquiries/enquiry.ts";

/**
 * What is being written, for as long as the tab lives. `formId` names it to the server; `sent`: it may have arrived, so
 * that a change makes another form of it.
 */
export type Draft = { values: Record<keyof Enquiry, string>; formId: string; sent: boolean };

const KEY = "contact-draft";

/** The draft of this tab, or null. */
export const readDraft = (storage: Storage): Draft | null => {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? "null") as Draft | null;
    return kept?.values && typeof kept.formId === "string" ? kept : null;
  } catch {
    return null;
  }
};

/** Keeps a draft, or forgets it with null. What can't be kept is only lost at a reload. */
export const keepDraft = (storage: Storage, draft: Draft | null): void => {
  try {
    if (draft) storage.setItem(KEY, JSON.stringify(draft));
    else storage.removeItem(KEY);
  } catch {
    // Storage is full or switched off.
  }
};
