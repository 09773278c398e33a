// @module-tag slow
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { block } from "#domain/content/blocks/block.ts";
import { documentTypes } from "#domain/content/document-types.ts";
import type { Step } from "#domain/content/evolution/step.ts";
import { steps } from "#domain/content/evolution/steps.ts";
import { choice } from "#domain/content/fields/kinds/choice.ts";
import { line } from "#domain/content/fields/kinds/text.ts";
import { blocks } from "#domain/content/fields/structure.ts";
import { withSteps } from "../tests/older-site.ts";
import { LOCK, lockNow, missingSteps, readLock } from "./shape-lock.ts";

test("whatever was published before fits, and the lock says what may be published now", async () => {
  expect(await missingSteps(readLock())).toBe("");
  expect(readFileSync(LOCK, "utf8"), "The shape of content changed, and no harm is done: run npm run format.").toBe(
    lockNow(),
  );
});

const { service, page } = documentTypes;

/** The words for a change of the schemas, until the test ends, with these steps. */
const missing = (changed: Partial<typeof documentTypes>, ...own: Step[]) => {
  const lock = readLock();
  Object.assign(documentTypes, changed);
  onTestFinished(() => void Object.assign(documentTypes, { service, page }));
  if (own.length > 0) withSteps(steps, own);
  return missingSteps(lock);
};

const renamed = () => ({
  service: z.object({ ...service.omit({ lead: true }).shape, opening: service.shape.lead }) as never,
});
const without = (type: string) => {
  const kinds = block.options.filter((kind) => kind.shape.type.value !== type) as never;
  const left = z.discriminatedUnion("type", kinds);
  return { page: z.object({ ...page.shape, blocks: blocks("Blocks", left as never, { max: 100 }) }) as never };
};

test("a renamed field asks for its step, with an example, until it is there", async () => {
  const words = await missing(renamed());
  expect(words).toContain("service, Lead: there is no such field anymore");
  expect(words).toContain("service, Opening text: this field is required");
  expect(words).toContain("domain/content/evolution/003-<name>.ts");
  expect(words).toContain("up: ({ lead, ...rest }) => ({ ...rest, opening: lead })");
  withSteps(steps, [{ about: "", types: ["service"], up: ({ lead, ...rest }) => ({ ...rest, opening: lead }) }]);
  expect(await missingSteps(readLock())).toBe("");
});

test("a step that does something else is not enough", async () => {
  const words = await missing(renamed(), { about: "", types: ["service"], up: (data) => ({ ...data, opening: "" }) });
  expect(words).toContain("there is no such field anymore");
});

test("a required field asks for a step that fills it; an optional one, or a choice, asks for nothing", async () => {
  const more = (shape: object) => ({ service: z.object({ ...service.shape, ...shape }) as never });
  expect(await missing(more({ motto: line("Motto") }))).toContain(
    'up: (data) => ({ ...data, motto: "what old ones say" })',
  );
  expect(
    await missing(more({ motto: line("Motto", { optional: true }), tone: choice("Tone", ["calm", "loud"]) })),
  ).toBe("");
});

test("what takes less than before asks for a step", async () => {
  const shorter = { service: z.object({ ...service.shape, title: line("Title", { max: 40 }) }) as never };
  expect(await missing(shorter)).toContain("service, Title: at most 40 characters");
});

test("a kind of block that is taken out asks for a step that says so", async () => {
  expect(await missing(without("statistics"))).toContain("page, Statistics: this kind of block is no longer shown");
  withSteps(steps, [{ about: "", blocks: ["statistics"], gone: "Statistics" }]);
  expect(await missingSteps(readLock())).toBe("");
});

test("a kind of node that texts may no longer hold is told", async () => {
  const lock = readLock();
  const older = { ...lock, richText: { ...lock.richText, nodes: [...lock.richText.nodes, "chart"] } };
  expect(await missingSteps(older)).toContain("post, Text: ");
});

test("a type of document that is taken out asks for a word", async () => {
  onTestFinished(() => void Object.assign(documentTypes, { service }));
  Reflect.deleteProperty(documentTypes, "service");
  expect(await missingSteps(readLock())).toContain("service, Content: there is no such type of document");
});
