import { shapeNow } from "#domain/content/evolution/evolve.ts";
import type { Data } from "#domain/content/fields/structure.ts";
import { postJson } from "../../parts/requests/fetch-json.ts";

export type Theirs = { revision: string | null; data: Data; author: string; savedAt: number };

export type Received =
  | { outcome: "saved"; revision: string; number: number; at: number }
  | { outcome: "stale"; theirs: Theirs }
  | { outcome: "signed-out" }
  | { outcome: "refused"; message: string }
  | { outcome: "unreachable"; connected: boolean };

export type PostDraft = (baseRevision: string | null, data: Data) => Promise<Received>;

type Saved = { revision: string; number: number; at: number };
type Stale = { currentRevision: string | null } & Omit<Theirs, "revision">;

export const postDraft =
  (id: string): PostDraft =>
  async (baseRevision, data) => {
    const answer = await postJson<Saved & Stale>(`/cms/edit/${encodeURIComponent(id)}/draft`, {
      baseRevision,
      data,
      shape: shapeNow(),
    });
    return answer.outcome === "answered" ? received(answer) : answer;
  };

const received = ({ status, body }: { status: number; body: Saved & Stale }): Received => {
  switch (status) {
    case 200:
      return { outcome: "saved", revision: body.revision, number: body.number, at: body.at };
    case 403:
      return { outcome: "refused", message: "Your role may not change this." };
    case 404:
      return { outcome: "refused", message: "This was moved to the trash. Take it back there, then save again." };
    case 409: {
      const { currentRevision, ...theirs } = body;
      return { outcome: "stale", theirs: { ...theirs, revision: currentRevision } };
    }
    case 413:
      return { outcome: "refused", message: "This is too large to be saved. Split it into two." };
    case 422:
      return { outcome: "refused", message: "This can't be saved from here. Copy what you wrote and open it anew." };
    default:
      return { outcome: "unreachable", connected: true };
  }
};
