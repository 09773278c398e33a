import { expect, test } from "vitest";
import { databaseKinds, freshDatabase } from "../tests/databases.ts";
import { claimFirstStart } from "./site-version.server.ts";

test.runIf(databaseKinds.includes("PostgreSQL"))(
  "who comes second to an empty database on PostgreSQL does not wait until the first has filled it",
  async () => {
    const database = await freshDatabase("PostgreSQL");
    const [claimed, filled] = [Promise.withResolvers<boolean>(), Promise.withResolvers<void>()];
    const first = database.transaction().execute(async (transaction) => {
      claimed.resolve(await claimFirstStart(transaction));
      await filled.promise;
    });
    expect(await claimed.promise).toBe(true);
    expect(await database.transaction().execute(claimFirstStart)).toBe(false);
    filled.resolve();
    await first;
    await database.destroy();
  },
);
