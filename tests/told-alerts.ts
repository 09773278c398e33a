import type { databaseKinds } from "./databases.ts";
import { openSeeded, type Seeded } from "./seeded.ts";

export const TURN_MS = 5_000;

/** A platform with both ways to tell; `posted` are the texts that the webhook got, `failing` the jobs that fail. */
export const openTold = async (kind: (typeof databaseKinds)[number]) => {
  const seeded = await openSeeded(kind);
  const posted: string[] = [];
  const state = { failing: [] as string[], free: 50e9, isPosting: true };
  const deps = {
    ...seeded,
    settings: { ...seeded.settings, ALERT_EMAIL: "oncall@example.com" },
    webhook: {
      origin: "https://hooks.slack.com",
      post: async (body: object) => {
        if (!state.isPosting) throw new Error("nobody there");
        posted.push((body as { text: string }).text.split("\n")[0] ?? "");
      },
    },
    diskRoom: async () => ({ free: state.free, total: 100e9 }),
    failingJobs: () => state.failing,
  };
  const toldByMail = () =>
    seeded.mail.sent.filter(({ to }) => to === "oncall@example.com").map(({ subject }) => subject);
  return { deps, posted, state, toldByMail };
};

/** Turns of processes at the same time, each five seconds after the one before. */
export const turns = async (
  deps: Seeded | { time: { now: number } },
  processes: (() => Promise<void>)[],
  count: number,
) => {
  for (let turn = 0; turn < count; turn += 1) {
    deps.time.now += TURN_MS;
    await Promise.all(processes.map((process) => process()));
  }
};
