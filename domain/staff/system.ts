/**
 * The actor where nobody is signed in: the seed, and jobs that do what a member of staff (`id`) scheduled before. It may
 * do everything, so `tests/architecture.test.ts` forbids `app/` to import it.
 */
export type System = { id: string | null; role: "system" };

export const system: System = { id: null, role: "system" };

/** The system on behalf of a member of staff, under whose name it is logged. */
export const systemFor = (id: string | null): System => ({ id, role: "system" });
