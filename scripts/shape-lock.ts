import { readFileSync, writeFileSync } from "node:fs";
import { documentTypes } from "#domain/content/document-types.ts";
import { nameOfGone, shapeNow } from "#domain/content/evolution/evolve.ts";
import { cardNames, cards } from "#domain/content/fields/rich-text/cards.ts";
import { richTextMarks, richTextNodes } from "#domain/content/fields/rich-text/rich-text-node.ts";
import type { Form } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { allTypes } from "#domain/content/kinds.ts";
import { misfitsInRows } from "#domain/content/trouble/misfits-in-rows.ts";
import { type LockedFields, type LockedForm, type LockedText, samplesOf } from "./shape-samples.ts";

/** The shape that published documents may have: `shape` is the number of the last step when this was written. */
type Lock = { shape: number; richText: LockedText; types: Record<string, LockedFields> };

export const LOCK = "domain/content/evolution/shape.lock.json";

const richText = (): LockedText => ({
  nodes: richTextNodes,
  marks: richTextMarks,
  cards: Object.fromEntries(cardNames.map((name) => [name, fieldsOf(cards[name].fields)])),
});

/** The lock as today's schemas are, one field a line. */
export const lockNow = (): string => {
  const types = allTypes.filter((type) => type in documentTypes).map((type) => [type, fieldsOf(formOf(type).fields)]);
  return `${written({ shape: shapeNow(), richText: richText(), types: Object.fromEntries(types) })}\n`;
};

const fieldsOf = (fields: { name: string; form: Form }[]): LockedFields =>
  Object.fromEntries(fields.map(({ name, form }) => [name, locked(form)]));

/** What decides whether a value fits: no labels, no help, nothing of where it stands. */
const locked = (form: Form): LockedForm => {
  switch (form.control) {
    case "group":
      return { group: fieldsOf(form.fields) };
    case "list":
      return { list: locked(form.item), min: form.min, max: form.max };
    case "blocks":
      return {
        blocks: Object.fromEntries(form.kinds.map(({ type, fields }) => [type, fieldsOf(fields)])),
        max: form.max,
      };
    default: {
      const { label: _, help: __, naming: ___, aside: ____, example: _____, ...rest } = form;
      return Object.assign({ ...rest }, { best: undefined, unread: undefined, below: undefined, shared: undefined });
    }
  }
};

const written = (value: object, indent = "  "): string => {
  if (Array.isArray(value) || "control" in value) return JSON.stringify(value).replaceAll(/([,:])(?=["\d[tf])/g, "$1 ");
  const lines = Object.entries(value).map(([name, inner]) => {
    const text = inner !== null && typeof inner === "object" ? written(inner, `${indent}  `) : JSON.stringify(inner);
    return `${indent}${JSON.stringify(name)}: ${text}`;
  });
  return lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n${indent.slice(2)}}`;
};

/** What has to be written before what was published in the shape of a lock fits today's schemas; "" where nothing. */
export const missingSteps = async (lock: Lock): Promise<string> => {
  const found = new Set<string>();
  const names = { gone: new Set<string>(), needed: new Set<string>() };
  const isKept = (block: string) => nameOfGone(block) === undefined;
  for (const [type, fields] of Object.entries(lock.types))
    for (const data of samplesOf(fields, lock.richText, isKept)) {
      const revision = { id: "sample", data: JSON.stringify(data), shape: lock.shape };
      const document = { id: "sample", type, title: type, deleted_at: null, published_revision: "sample" };
      const rowsOf = async function* (table: string) {
        yield [table === "document" ? document : revision];
      };
      for (const misfit of await misfitsInRows(rowsOf)) {
        found.add(
          `  ${misfit.type}, ${misfit.where.replaceAll(/ \d+/g, "")}: ${misfit.why.replaceAll(/a{6,}/g, "aa…")}`,
        );
        names[misfit.why === "this field is required" ? "needed" : "gone"].add(misfit.field.split(".").at(-1) ?? "");
      }
    }
  if (found.size === 0) return "";
  const [first] = found;
  const step = exampleOf(first?.trim().split(",")[0] ?? "", [...names.gone][0], [...names.needed][0]);
  return `What was published before would no longer fit:
${[...found].slice(0, 20).join("\n")}
Write the step that carries it over, domain/content/evolution/${String(shapeNow() + 1).padStart(3, "0")}-<name>.ts, such as

${step}

add it to domain/content/evolution/steps.ts, and run npm run format, which writes ${LOCK}.
CONTRIBUTING has a step for each kind of change. A new field needs none where it is optional or its kind has a default.`;
};

const exampleOf = (type: string, gone: string | undefined, needed: string | undefined): string => {
  const up = upExampleOf(gone, needed);
  const isBlock = gone !== undefined && /^\d+$/.test(gone);
  const rest = isBlock ? `blocks: ["the-kind"],\n    gone: "Its name",` : `types: ["${type}"],\n    up: ${up},`;
  return `  export const step: Step = {\n    about: "What changed, in one line",\n    ${rest}\n  };`;
};

const upExampleOf = (gone: string | undefined, needed: string | undefined): string => {
  if (!gone) return `(data) => ({ ...data, ${needed ?? "field"}: "what old ones say" })`;
  if (!needed) return `({ ${gone}: _, ...rest }) => rest`;
  return `({ ${gone}, ...rest }) => ({ ...rest, ${needed}: ${gone} })`;
};

export const readLock = (): Lock => JSON.parse(readFileSync(LOCK, "utf8"));

if (import.meta.main) {
  const missing = await missingSteps(readLock());
  if (missing === "") writeFileSync(LOCK, lockNow());
  else process.stderr.write(`${missing}\n`);
  process.exitCode = missing === "" ? 0 : 1;
}
