import { describe, expect, test } from "vitest";
import { copyDatabase } from "#platform/database/transfer/copy-database.ts";
import { databaseKinds } from "../databases.ts";
import { emptyPlace, seededPlace, sumsOf } from "./places.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("every row and file of a move arrives, a second run finds it done, and another site is not overwritten", async () => {
    const { settings, database } = await seededPlace(kind);
    const target = await emptyPlace(databaseKinds.find((other) => other !== kind) ?? kind);
    const outcomes = async () => {
      const told: string[] = [];
      await copyDatabase(settings, target, ({ outcome, sum }) => sum.rows > 0 && told.push(outcome));
      return [...new Set(told)];
    };
    expect(await outcomes()).toEqual(["copied"]);
    expect(await sumsOf(target)).toEqual(await sumsOf(settings));
    expect(await outcomes()).toEqual(["there"]);
    await database.updateTable("document").set({ title: "Changed" }).where("id", "=", "service-cloud").execute();
    await expect(outcomes()).rejects.toThrow("already holds a site");
  });

  test("a move that broke off goes on where it stopped", async () => {
    const { settings } = await seededPlace(kind);
    const target = await emptyPlace(kind);
    const breakOff = ({ table }: { table: string }) => {
      if (table === "document") throw new Error("cable pulled");
    };
    await expect(copyDatabase(settings, target, breakOff)).rejects.toThrow("cable pulled");
    const outcomes: Record<string, string> = {};
    await copyDatabase(settings, target, ({ table, outcome }) => {
      outcomes[table] = outcome;
    });
    expect(outcomes).toMatchObject({
      activity: "there",
      document: "there",
      revision: "copied",
      site_version: "copied",
    });
    expect(await sumsOf(target)).toEqual(await sumsOf(settings));
  });
});
