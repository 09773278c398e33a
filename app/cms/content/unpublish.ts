import type { Route } from "./+types/unpublish";
import { bulkAnswer } from "./bulk-answer.ts";

/** POST /cms/content/unpublish {id…, back}: takes each away from visitors. */
export const action = (args: Route.ActionArgs) => bulkAnswer(args, "unpublish");
