import { type BulkResult, bulkSchedule } from "#domain/content/lists/bulk.server.ts";
import { asStaff, postedFields, text, texts } from "../../staff-request.ts";
import type { Route } from "./+types/schedule";

/** POST /cms/content/schedule {id…, date, time}: plans to publish each, in the company's own time. */
export const action = ({ request, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member): Promise<BulkResult> => {
    const { id: documents, date, time } = await postedFields(request, { id: texts, date: text, time: text });
    return bulkSchedule(platform, member, { documents, date, time });
  });
