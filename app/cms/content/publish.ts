import type { Route } from "./+types/publish";
import { bulkAnswer } from "./bulk-answer.ts";

/** POST /cms/content/publish {id…, back}: publishes the newest draft of each. */
export const action = (args: Route.ActionArgs) => bulkAnswer(args, "publish");
