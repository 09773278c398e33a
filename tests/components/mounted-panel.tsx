import { useState } from "react";
import { PublishPanel } from "#app/cms/publish/publish-panel.tsx";
import type { loader } from "#app/cms/publish/requests/check.ts";
import { type Answers, mounted } from "./mounted.tsx";

type Checked = Awaited<ReturnType<typeof loader>>;
type State = Checked["state"];
type Shown = Omit<Parameters<typeof PublishPanel>[0], "documentId">;
type Given = Partial<Shown> & { state?: Partial<State>; places?: Checked["places"]; answers?: Answers };

/** 10:00 of a Friday in Miami. */
export const NOW = Date.UTC(2026, 10, 20, 15);

export const DRAFT: State = {
  type: "service",
  language: "en",
  title: "Backups",
  status: "draft",
  live: false,
  path: "/services/backups",
  redirect: null,
  publishedAt: null,
  publishAt: null,
  pinned: null,
  publishPlaces: null,
  unpublishAt: null,
  fault: null,
  needed: false,
  check: { issues: [], links: 0 },
  elsewhere: { asked: 0, asking: 0, notAsked: 0, issues: [] },
  linkedFrom: [],
  behind: [],
};

export const LIVE = { status: "live", live: true, publishedAt: NOW } as const satisfies Partial<State>;

/** The panel of the service `s1`, a draft without faults unless `state` says otherwise. `finds`: what checks find from now on. */
export const mountedPanel = async ({ state, places = null, answers, ...props }: Given = {}) => {
  let checked: Checked = { state: { ...DRAFT, ...state }, places, now: NOW };
  let show = (_: Partial<Shown>) => {};
  const Part = () => {
    const [shown, set] = useState<Shown>({ revision: "r1", ...props });
    show = (changes) => set((now) => ({ ...now, ...changes }));
    return <PublishPanel documentId="s1" {...shown} />;
  };
  const panel = await mounted(Part, {
    answers: {
      "GET /cms/edit/s1/check": () => checked,
      "GET /cms/content/leaving": () => ({ live: [], translations: [], linkedFrom: [], mayRedirect: false }),
      ...answers,
    },
  });
  return {
    ...panel,
    button: (name: string) => panel.screen.getByRole("button", { name, exact: true }),
    finds: (found: Partial<State>, stand = checked.places) => {
      checked = { ...checked, places: stand, state: { ...checked.state, ...found } };
    },
    show: (changes: Partial<Shown>) => show(changes),
    posts: () => panel.sent.filter(({ method }) => method !== "GET"),
    checks: () => panel.sent.filter(({ path }) => path.endsWith("/check")).length,
  };
};
