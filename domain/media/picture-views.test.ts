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

  test("of a picture that moves the still is for whoever wants less motion alone", async () => {
    const { database } = await openSeeded(kind);
    const variants = [
      { file: "still.webp", type: "image/webp", width: 40, still: true },
      { file: "moves.gif", type: "image/gif", width: 40 },
    ];
    const { id } = await database
      .updateTable("media")
      .set({ variants: JSON.stringify(variants) })
      .where("id", "=", "page-about")
      .returning("id")
      .executeTakeFirstOrThrow();
    expect((await pictureViews(database, [id]))[id]?.sources).toEqual([
      { type: "image/webp", srcset: "/media/still.webp 40w", media: "(prefers-reduced-motion: reduce)" },
      { type: "image/gif", srcset: "/media/moves.gif 40w" },
    ]);
  });
});
