import { type BulkResult, bulkSchedule } from "#domain/content/life/bulk.server.ts";
import { asStaff } from "../as-staff.ts";
import { formIn } from "../form-in.ts";
import { textIn } from "../form-text.ts";
import type { Route } from "./+types/schedule";

/** POST /cms/content/schedule {id…, date, time}: plans to publish each, in the company's own time. */
export const action = ({ request, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member): Promise<BulkResult> => {
    const form = await formIn(request);
    const documents = form.getAll("id").filter((id) => typeof id === "string");
    return bulkSchedule(platform, member, { documents, date: textIn(form, "date"), time: textIn(form, "time") });
  });
