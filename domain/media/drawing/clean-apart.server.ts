import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { PictureFault } from "../picture.ts";
import type { CleanSvg } from "./clean-svg.ts";

/** `pictures`: what to write for the addresses of pictures inside; those without are dropped. */
export type Task = { source: string; pictures: Map<string, string> };

/** `addresses`: of the pictures inside, as often as they stand there. */
export type Answer = { clean: CleanSvg; addresses: string[] } | { fault: string };

/** The worst megabyte takes a hundredth of it. */
const DEADLINE_MS = 10_000;

/** By path, since the build puts this file elsewhere; the sources are installed with it. */
const WORKER = join(process.cwd(), "domain/media/drawing/clean-in-worker.ts");

/**
 * `cleanSvg` in a thread of its own: what an upload holds keeps nobody else waiting, whatever it costs. Throws a
 * PictureFault, also at the deadline.
 */
export const cleanApart = async (
  task: Task,
  deadlineMs = DEADLINE_MS,
): Promise<{ clean: CleanSvg; addresses: string[] }> => {
  const worker = new Worker(WORKER, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: 256 } });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  worker.once("message", resolve).once("error", reject);
  const tooLong = () => resolve({ fault: "This drawing takes too long to read; export it simpler" });
  const deadline = setTimeout(tooLong, deadlineMs);
  try {
    const answer = await promise;
    if ("fault" in answer) throw new PictureFault(answer.fault);
    return answer;
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
};
