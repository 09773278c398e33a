import type { Data } from "#domain/content/fields/structure.ts";

/** What somebody else saved meanwhile. */
export type Theirs = { revision: string | null; data: Data; author: string; savedAt: number };

/** How a draft was received. `unreachable`: no connection, or a fault of the server that may pass. */
export type Received =
  | { outcome: "saved"; revision: string; number: number; at: number }
  | { outcome: "stale"; theirs: Theirs }
  | { outcome: "signed-out" }
  | { outcome: "refused"; message: string }
  | { outcome: "unreachable"; connected: boolean };

export type PostDraft = (baseRevision: string | null, data: Data) => Promise<Received>;

const GIVE_UP_MS = 20_000;

/** Sends a draft to POST /cms/edit/:id/draft. Never throws. */
export const postDraft =
  (id: string): PostDraft =>
  async (baseRevision, data) => {
    try {
      const response = await fetch(`/cms/edit/${encodeURIComponent(id)}/draft`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ baseRevision, data }),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      return await read(response);
    } catch {
      return { outcome: "unreachable", connected: false };
    }
  };

const read = async (response: Response): Promise<Received> => {
  switch (response.status) {
    case 200:
      return { outcome: "saved", ...(await response.json()) };
    case 401:
      return { outcome: "signed-out" };
    case 403:
      return { outcome: "refused", message: "Your role may not change this." };
    case 404:
      return { outcome: "refused", message: "This was moved to the trash. Take it back there, then save again." };
    case 409: {
      const { currentRevision, ...theirs } = await response.json();
      return { outcome: "stale", theirs: { revision: currentRevision, ...theirs } };
    }
    case 413:
      return { outcome: "refused", message: "This is too large to be saved. Split it into two." };
    default:
      return { outcome: "unreachable", connected: true };
  }
};
