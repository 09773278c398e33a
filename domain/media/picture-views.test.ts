import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { openSeeded } from "../../tests/seeded.ts";
import type { Language } from "../languages.ts";
import { pictureViews } from "./picture-views.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("a picture speaks the language of its page, and says nothing rather than something in another one", async () => {
    const { database } = await openSeeded(kind);
    const [first, second] = await database.selectFrom("media").select("id").orderBy("id").limit(2).execute();
    if (!first || !second) throw new Error("no pictures");
    await database.insertInto("media_alt").values({ media_id: first.id, language: "es", alt: "Un puente" }).execute();
    const alts = async (language?: Language) =>
      Object.values(await pictureViews(database, [first.id, second.id, "unknown"], language))
        .map(({ id, alt }) => [id, alt])
        .sort();
    expect(await alts()).toEqual([
      [first.id, "A"],
      [second.id, "A"],
    ]);
    expect(await alts("es")).toEqual([
      [first.id, "Un puente"],
      [second.id, ""],
    ]);
  });
});
