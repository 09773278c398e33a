import type { Route } from "./+types/restore";
import { bulkAnswer } from "./bulk-answer.ts";

/** POST /cms/content/restore {id…, back}: takes each back from the trash. */
export const action = (args: Route.ActionArgs) => bulkAnswer(args, "restore");
