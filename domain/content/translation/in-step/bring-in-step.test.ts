import { describe, expect, test } from "vitest";
import { behind, draftOf } from "../../../../tests/behind-original.ts";
import { databaseKinds } from "../../../../tests/databases.ts";
import { documentRow, editDocument, publishChange } from "../../../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../../../tests/seeded.ts";
import { admin, editor } from "../../../../tests/staff-actors.ts";
import { paragraph, pictureOf } from "../../../../tests/texts-with-cards.ts";
import { publish } from "../../publishing/publish.server.ts";
import { bringInStep, takeOverStructure } from "./bring-in-step.server.ts";

const ENGLISH = "service-cloud";
const SPANISH = "service-cloud-es";
const POST = "post-flat-fee";
const POST_ES = "post-flat-fee-es";

const rewrite = (site: Seeded, id: string, change: (text: string) => string) =>
  editDocument(site, id, (data) => JSON.parse(change(JSON.stringify(data))));

describe.each(databaseKinds)("a translation behind its original, on %s", (kind) => {
  test("pictures of a rich text are taken over where they stand, with the captions that are there", async () => {
    const site = await openSeeded(kind);
    const set = (id: string, body: object) => editDocument(site, id, (data) => ({ ...data, body }));
    const two = [pictureOf("service-cloud", "One"), ...paragraph("Between").content, pictureOf("service-data", "Two")];
    await set(POST, { type: "doc", content: [...paragraph("First").content, ...two] });
    await publish(site, editor, POST);
    const dos = [
      ...[pictureOf("service-cloud", "Uno"), ...paragraph("Entre").content, ...paragraph("Más").content],
      ...[pictureOf("service-data", "Dos"), ...paragraph("Fin").content],
    ];
    await set(POST_ES, { type: "doc", content: [...paragraph("Primero").content, ...dos] });
    await bringInStep(site, editor, { translation: POST_ES, seen: (await behind(site, POST, POST_ES)).seen });

    const now = [
      ...[pictureOf("service-network", "New"), ...paragraph("First").content, pictureOf("service-software", "One")],
      ...paragraph("Between").content,
    ];
    await set(POST, { type: "doc", content: now });
    await publish(site, editor, POST);
    const { seen, changes } = await behind(site, POST, POST_ES);
    expect(changes).toEqual(["structure changed: Text › Pictures, videos, files and buttons", "text changed: Text"]);
    const { draft_revision } = await documentRow(site, POST_ES);
    const request = { translation: POST_ES, seen, baseRevision: draft_revision ?? "" };
    expect(await takeOverStructure(site, editor, request)).toMatchObject({ outcome: "taken-over", left: 1 });
    expect((await draftOf(site, POST_ES)).body).toEqual({
      type: "doc",
      content: [
        ...[pictureOf("service-network", ""), ...paragraph("Primero").content, pictureOf("service-software", "Uno")],
        ...[...paragraph("Entre").content, ...paragraph("Más").content, ...paragraph("Fin").content],
      ],
    });
  });

  test("of a picture in a text, another picture is structure alone, and another caption text alone", async () => {
    const site = await openSeeded(kind);
    const set = async (picture: string, caption: string) => {
      const body = { type: "doc", content: [...paragraph("First").content, pictureOf(picture, caption)] };
      await publishChange(site.database, POST, { body });
    };
    await set("service-cloud", "One");
    await editDocument(site, POST_ES, (data) => ({
      ...data,
      body: { type: "doc", content: [...paragraph("Primero").content, pictureOf("service-cloud", "Uno")] },
    }));
    const inStep = async () =>
      bringInStep(site, editor, { translation: POST_ES, seen: (await behind(site, POST, POST_ES)).seen });
    await inStep();
    await set("service-data", "One");
    expect((await behind(site, POST, POST_ES)).changes).toEqual([
      "structure changed: Text › Pictures, videos, files and buttons",
    ]);
    await inStep();
    await set("service-data", "Another");
    expect((await behind(site, POST, POST_ES)).changes).toEqual(["text changed: Text"]);
  });

  test("what a callout says is text, as what stands around it", async () => {
    const site = await openSeeded(kind);
    const callout = (words: string) => ({ type: "callout", attrs: { tone: "tip" }, content: paragraph(words).content });
    const set = (id: string, ...tips: string[]) =>
      editDocument(site, id, (data) => ({ ...data, body: { type: "doc", content: tips.map(callout) } }));
    await set(POST, "A tip");
    await publish(site, editor, POST);
    await set(POST_ES, "Un consejo");
    await bringInStep(site, editor, { translation: POST_ES, seen: (await behind(site, POST, POST_ES)).seen });
    await set(POST, "A tip", "And another");
    await publish(site, editor, POST);
    expect((await behind(site, POST, POST_ES)).changes).toEqual(["text changed: Text"]);
  });

  test("of Settings what all languages share is no work for a translator, and a new line of a list is taken over", async () => {
    const site = await openSeeded(kind);
    const english = await draftOf(site, "settings");
    const contact = english.contact as { phone: string };
    const hours = english.hours as { days: string; hours: string }[];
    await publishChange(site.database, "settings", { contact: { ...contact, phone: "(305) 555-0199" } });
    expect((await behind(site, "settings", "settings-es")).changes).toEqual([]);
    const added = { days: "On holidays", hours: "Closed" };
    await publishChange(site.database, "settings", { hours: [added, ...hours] });
    const { seen, changes } = await behind(site, "settings", "settings-es");
    expect(changes.map((change) => change.split(" ")[0])).toContain("structure");
    const { draft_revision } = await documentRow(site, "settings-es");
    const before = (await draftOf(site, "settings-es")).hours as object[];
    const request = { translation: "settings-es", seen, baseRevision: draft_revision ?? "" };
    expect(await takeOverStructure(site, admin, request)).toMatchObject({ outcome: "taken-over" });
    expect((await draftOf(site, "settings-es")).hours).toEqual([{ days: "", hours: "" }, ...before]);
  });

  test("a translation is behind once what visitors see of the original says something else, field by field", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, ENGLISH, (data) => ({ ...data, lead: "Another lead.", priceNote: "Another note." }));
    expect((await behind(site, ENGLISH, SPANISH)).changes).toEqual([]);
    await publish(site, editor, ENGLISH);
    const { seen, changes } = await behind(site, ENGLISH, SPANISH);
    expect(changes).toEqual([
      "text changed: Opening text",
      expect.stringMatching(/^text (added|changed): What the indicative/),
    ]);
    expect(await bringInStep(site, editor, { translation: SPANISH, seen, place: "lead" })).toMatchObject({ left: 1 });
    expect((await behind(site, ENGLISH, SPANISH)).changes).toEqual([
      expect.stringContaining("What the indicative price assumes"),
    ]);
    expect(await bringInStep(site, editor, { translation: SPANISH, seen })).toMatchObject({ left: 0 });
    expect(await documentRow(site, SPANISH)).toMatchObject({ made_from: seen, in_step: null });
  });

  test("what changes again after it was dealt with is told again, and what was dealt with last ends it all", async () => {
    const site = await openSeeded(kind);
    await publishChange(site.database, ENGLISH, { lead: "Another lead.", benefits: ["One"] });
    const { seen } = await behind(site, ENGLISH, SPANISH);
    await bringInStep(site, editor, { translation: SPANISH, seen, place: "lead" });
    await publishChange(site.database, ENGLISH, { lead: "And another." });
    const after = await behind(site, ENGLISH, SPANISH);
    expect(after.changes).toContain("text changed: Opening text");
    expect(after.seen).not.toBe(seen);
  });

  test("it ends by itself with the last field", async () => {
    const site = await openSeeded(kind);
    await publishChange(site.database, ENGLISH, { lead: "Another lead." });
    const { seen } = await behind(site, ENGLISH, SPANISH);
    expect(await bringInStep(site, editor, { translation: SPANISH, seen, place: "lead" })).toMatchObject({ left: 0 });
    expect(await documentRow(site, SPANISH)).toMatchObject({ made_from: seen, in_step: null });
    expect(await bringInStep(site, editor, { translation: SPANISH, seen: "nothing" })).toEqual({ outcome: "missing" });
    expect(await bringInStep(site, editor, { translation: ENGLISH, seen })).toEqual({ outcome: "missing" });
  });

  test("blocks, pictures and numbers of the original are taken over in one go, the words of the translation stay", async () => {
    const site = await openSeeded(kind);
    const page = ["page-about", "page-about-es"] as const;
    const before = await draftOf(site, "page-about-es");
    const added = { type: "rich-text", id: "new-block", hidden: false, body: paragraph("New words") };
    await editDocument(site, "page-about", (data) => {
      const [first, second, ...rest] = data.blocks as { id: string }[];
      return { ...data, blocks: [{ ...second, hidden: true }, added, ...rest.slice(0, -1), first] };
    });
    await publish(site, editor, "page-about");
    const { seen, changes } = await behind(site, ...page);
    expect(changes.every((change) => change.startsWith("structure"))).toBe(true);
    expect(changes).toEqual(
      expect.arrayContaining([
        "structure moved: Blocks",
        "structure added: Rich text",
        expect.stringMatching(/^structure removed/),
        expect.stringMatching(/Hidden on the site$/),
      ]),
    );
    const { draft_revision } = await documentRow(site, "page-about-es");
    const request = { translation: "page-about-es", seen, baseRevision: draft_revision ?? "" };
    expect(await takeOverStructure(site, editor, request)).toMatchObject({ outcome: "taken-over", left: 1 });
    const [mine, theirs] = [await draftOf(site, "page-about-es"), await draftOf(site, "page-about")];
    expect(shapeOf(mine)).toEqual(shapeOf(theirs));
    expect(blockIn(mine, "new-block").body).not.toEqual(added.body);
    const kept = (theirs.blocks as { id: string }[]).at(-1)?.id ?? "";
    expect(blockIn(mine, kept)).toEqual(blockIn(before, kept));
    expect((await behind(site, ...page)).changes).toEqual(["text added: Rich text › Text"]);
    expect(await takeOverStructure(site, editor, request)).toEqual({ outcome: "stale" });
    await editDocument(site, "page-about-es", (data) => ({
      ...data,
      blocks: (data.blocks as { id: string }[]).map((block) =>
        block.id === "new-block" ? { ...block, body: paragraph("Palabras nuevas") } : block,
      ),
    }));
    expect((await behind(site, ...page)).changes).toEqual([]);
  });

  test("items of a list keep their words when others come and go", async () => {
    const site = await openSeeded(kind);
    const before = (await draftOf(site, SPANISH)).benefits as string[];
    await editDocument(site, ENGLISH, (data) => {
      const [first, second, ...rest] = data.benefits as string[];
      return { ...data, benefits: [second, "A new one", ...rest], lead: first };
    });
    await editDocument(site, ENGLISH, (data) => ({ ...data, benefits: (data.benefits as string[]).slice(0, -1) }));
    await publish(site, editor, ENGLISH);
    const { seen } = await behind(site, ENGLISH, SPANISH);
    const { draft_revision } = await documentRow(site, SPANISH);
    await takeOverStructure(site, editor, { translation: SPANISH, seen, baseRevision: draft_revision ?? "" });
    const [, second, ...rest] = before;
    expect((await draftOf(site, SPANISH)).benefits).toEqual([second, "", ...rest.slice(0, -1)]);
    expect((await behind(site, ENGLISH, SPANISH)).changes).toEqual([
      "text changed: Opening text",
      "text added: Key benefit 2",
    ]);
  });

  test("a picture that the translation alone has stays", async () => {
    const site = await openSeeded(kind);
    await rewrite(site, SPANISH, (text) => text.replace(/"picture":"[^"]+"/, '"picture":"service-network"'));
    await publishChange(site.database, ENGLISH, { picture: "service-software" });
    const { seen, changes } = await behind(site, ENGLISH, SPANISH);
    expect(changes).toEqual(["structure changed: Picture"]);
    const { draft_revision } = await documentRow(site, SPANISH);
    const taken = await takeOverStructure(site, editor, {
      ...{ translation: SPANISH, seen, baseRevision: draft_revision ?? "" },
    });
    expect(taken).toEqual({ outcome: "unchanged", left: 0 });
    expect((await draftOf(site, SPANISH)).picture).toBe("service-network");
  });
});

const shapeOf = ({ blocks }: { blocks?: unknown }) =>
  (blocks as { id: string; type: string; hidden?: boolean }[]).map(({ id, type, hidden }) => [id, type, hidden]);

const blockIn = ({ blocks }: { blocks?: unknown }, id: string) =>
  (blocks as ({ id: string } & Record<string, unknown>)[]).find((block) => block.id === id) ?? { id, body: undefined };
