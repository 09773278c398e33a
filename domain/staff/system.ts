/**
 * Whoever acts where nobody is signed in: the seed, and jobs that do what a member of staff (`id`) planned before. It may
 * do everything, so nothing under `app/` gets hold of it; `tests/architecture.test.ts` sees to that.
 */
export type System = { id: string | null; role: "system" };

/** The system by itself. */
export const system: System = { id: null, role: "system" };

/** The system doing what somebody planned, in whose name it is written down. */
export const systemFor = (id: string | null): System => ({ id, role: "system" });
