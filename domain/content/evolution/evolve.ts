import { isData } from "../../json.ts";
import type { BlockData } from "../fields/structure.ts";
import type { Step } from "./step.ts";
import { steps } from "./steps.ts";

/** The shape that is written today: the number of the last step. */
export const shapeNow = (): number => steps.length;

/** What a document said in an older shape, as today's shape says it, as far as the steps carry it over. Never throws. */
export const evolve = (type: string, data: unknown, shape: number): unknown =>
  steps.slice(shape).reduce((before, step) => after(step, type, before), data);

const after = (step: Step, type: string, data: unknown): unknown => {
  if (!isData(data) || !step.up) return data;
  if (step.types) return step.types.includes(type) ? attempt(step.up, data) : data;
  if (!Array.isArray(data.blocks)) return data;
  const { blocks: kinds, up } = step;
  const isMeant = (block: unknown): block is BlockData => isData(block) && kinds.includes(block.type as string);
  return { ...data, blocks: data.blocks.flatMap((block) => (isMeant(block) ? attempt(up, block) : [block])) };
};

/** Old data can be anything: what a step can't read stays as it was, and is told as what does not fit. */
const attempt = <T, R>(up: (before: T) => R, before: T): T | R => {
  try {
    return up(before);
  } catch {
    return before;
  }
};

/** What staff called a kind of block that is gone. */
export const nameOfGone = (block: string): string | undefined =>
  steps.findLast(({ blocks, gone }) => gone && blocks?.includes(block))?.gone;
