import type { Route } from "./+types/trash";
import { bulkAnswer } from "./bulk-answer.ts";

/** POST /cms/content/trash {id…, back}: moves each to the trash. */
export const action = (args: Route.ActionArgs) => bulkAnswer(args, "trash");
