import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { keysOf } from "../../keys-of.ts";
import { canGoLive } from "../check/can-go-live.server.ts";
import { createDocument } from "../drafts/create-document.server.ts";
import { sweepBlank } from "../drafts/sweep-blank.server.ts";
import type { BlockData } from "../fields/structure.ts";
import { publish } from "../publishing/publish.server.ts";
import { isTemplate, pageTemplates } from "../templates.ts";
import { formOf } from "./document-form.ts";
import { exampleBlock, examplesIn, isExample } from "./example.ts";
import { fieldsIn, ofKind } from "./fields-in.ts";
import { issuesOf } from "./issues.ts";

const blocks = formOf("page").fields.find(({ form }) => form.control === "blocks")?.form;
const kinds = blocks?.control === "blocks" ? blocks.kinds : [];

test.each(kinds.map((kind) => [kind.type, kind] as const))(
  "a new %s reads complete: every text that it needs has an example, which fits and is told as one",
  (_, kind) => {
    const page = { title: "T", path: "/t", search: {}, blocks: [exampleBlock(kind, "b")] };
    const texts = fieldsIn("page", page).filter(({ path, form }) => path.startsWith("blocks") && isText(form));
    const needed = texts.filter(({ form }) => "required" in form && form.required);
    expect(needed.filter(({ value }) => value === "").map(({ path }) => path)).toEqual([]);
    expect(needed.filter(({ form, value }) => !isExample(form, value)).map(({ path }) => path)).toEqual([]);
    const tooLong = [...issuesOf("page", page).values()].filter(({ message }) => message.startsWith("At most"));
    expect(tooLong).toEqual([]);
    expect(kind.group).toBeTruthy();
  },
);

const isText = ({ control }: { control: string }) => ["line", "text", "rich-text"].includes(control);

test("no two fields of a block have the same example, and a longer text is one while a paragraph of it is left", () => {
  for (const kind of kinds) {
    const data = { blocks: [{ ...exampleBlock(kind, "b") }] };
    const forms = new Set(examplesIn(fieldsIn("page", data)).map(({ form }) => form));
    expect(new Set([...forms].map(({ example }) => example)).size, kind.type).toBe(forms.size);
  }
  const rich = kinds.find(({ type }) => type === "rich-text");
  const body = rich?.fields[0]?.form;
  if (!rich || !body) throw new Error("no rich text");
  const [field] = fieldsIn("page", { blocks: [exampleBlock(rich, "b")] }).filter(({ form }) => form === body);
  const value = field?.value as { type: string; content: object[] };
  expect(isExample(body, value)).toBe(true);
  expect(isExample(body, { ...value, content: [...value.content.slice(1), { type: "paragraph" }] })).toBe(true);
  expect(isExample(body, { type: "doc", content: [{ type: "paragraph" }] })).toBe(false);
  expect(field && ofKind(field)?.isGap?.(value)).toBe(false);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("a page of a template is refused with the name of each field that holds its example, until they are written", async () => {
    const site = await openSeeded(kind);
    for (const template of keysOf(pageTemplates)) {
      const made = await createDocument(site, editor, "page", { template });
      if (made.outcome !== "created") throw new Error(made.outcome);
      const row = await documentRow(site, made.id);
      const { check } = await canGoLive(
        site.database,
        { id: made.id, type: "page", language: "en" },
        row.draft_revision ?? "",
        site.time.now,
      );
      const named = check.issues.filter(({ title }) => title.endsWith("still holds its example"));
      if (template === "empty") expect(named).toEqual([]);
      else expect(named.length).toBeGreaterThan(5);
      if (template === "city")
        expect(named.map(({ level, title }) => `${level}: ${title}`)).toContain(
          "error: Questions and answers › Question 2 › Answer still holds its example",
        );
    }
    const made = await createDocument(site, editor, "page", { template: "city" });
    if (made.outcome !== "created") throw new Error(made.outcome);
    await editDocument(site, made.id, (data) => ({
      ...data,
      title: "Miami",
      path: "/miami",
      blocks: (data.blocks as BlockData[]).slice(0, 1),
    }));
    expect(await publish(site, editor, made.id)).toMatchObject({ outcome: "blocked" });
    await editDocument(site, made.id, (data) => ({
      ...data,
      blocks: (data.blocks as BlockData[]).map((block) => ({
        ...block,
        eyebrow: "",
        heading: "IT in Miami",
        text: "",
      })),
    }));
    expect(await publish(site, editor, made.id)).toMatchObject({ outcome: "published" });
  });

  test("a page of a template that nobody wrote in is swept as an empty one is", async () => {
    const site = await openSeeded(kind);
    await createDocument(site, editor, "page", { template: "landing" });
    const written = await createDocument(site, editor, "page", { template: "landing" });
    if (written.outcome !== "created") throw new Error(written.outcome);
    await editDocument(site, written.id, (data) => ({ ...data, title: "Mine" }));
    site.time.now += 25 * 3_600_000;
    expect(await sweepBlank(site)).toBe(1);
  });
});

test("a page starts from the templates there are, and from no other word", () => {
  expect(["empty", "landing", "constructor", "toString", ""].map(isTemplate)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
