import { erasePerson } from "#domain/enquiries/erase/erase.server.ts";
import { asStaff, leadsTo } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/erase";
import { backToList } from "./answers.ts";

/** POST /cms/enquiries/:id/erase */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const erased = await erasePerson(platform, member, params.id);
    if (!erased) return redirectWithToast(backToList(request), "It was erased already");
    const { references, attempts, notes } = erased;
    const text = `Erased for good: ${count(references.length, "enquiry", "enquiries")} (${references.join(", ")}), ${count(notes, "note", "notes")}, and the record of ${count(attempts, "mail", "mails")}. Mail in the office's mailbox is not touched.`;
    return redirectWithToast(backToList(request), text);
  });

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const loader = leadsTo(() => "/cms/enquiries");
