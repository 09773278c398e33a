import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { NotAllowed } from "../staff/rights.ts";
import type { DoneOutcome, RowStep, Step } from "./step.ts";

/** One may come of what is in its part. After a second the database is taken for away, and no further part waits for it. */
const MOST_FAULTS = 2;

/**
 * For the steps of a row: what does some of them in one transaction, with the note of what became of them, so that each is
 * done once, whoever presses at the same time or again. `work` gets those that are left. Returns what `work` does; null where
 * that throws, which keeps no other part back before MOST_FAULTS. Throws NotAllowed.
 */
export const openParts = ({ database, log }: Pick<Platform, "database" | "log">, id: string, all: RowStep[]) => {
  let faults = 0;
  return async <S extends Step, R extends { outcomes: Map<S, DoneOutcome> }>(
    steps: S[],
    work: (transaction: DatabaseTransaction, left: S[]) => Promise<R>,
  ): Promise<R | null> => {
    if (faults === MOST_FAULTS) return null;
    try {
      return await database.transaction().execute(async (transaction) => {
        const row = await lockSteps(transaction, id);
        const inRow = (step: S) => row[all.indexOf(step)];
        const left = steps.filter((step) => inRow(step)?.done === undefined);
        const result = await work(transaction, row.length > 0 ? left : []);
        for (const [step, done] of result.outcomes) Object.assign(inRow(step) ?? {}, { done });
        const written = JSON.stringify(row);
        await transaction.updateTable("undo").set({ steps: written }).where("id", "=", id).execute();
        return result;
      });
    } catch (error) {
      if (error instanceof NotAllowed) throw error;
      log.error({ err: error, undo: id }, "a part of an Undo failed");
      faults += 1;
      return null;
    }
  };
};

/** Until the commit; none where the row was forgotten meanwhile. */
const lockSteps = async (transaction: DatabaseTransaction, id: string): Promise<RowStep[]> => {
  const row = await transaction
    .updateTable("undo")
    .set((e) => ({ at: e.ref("at") }))
    .where("id", "=", id)
    .returning("steps")
    .executeTakeFirst();
  return row ? JSON.parse(row.steps) : [];
};
