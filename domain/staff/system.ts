/** The actor of the seed and of jobs; `id` is who scheduled the work. It may do everything, so `tests/architecture.test.ts` forbids it in `app/`. */
export type System = { id: string | null; role: "system" };

export const system: System = { id: null, role: "system" };

/** The system on behalf of a member of staff, under whose name it is logged. */
export const systemFor = (id: string | null): System => ({ id, role: "system" });
