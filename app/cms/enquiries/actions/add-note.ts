import { addNote } from "#domain/enquiries/inbox/handle.server.ts";
import { asStaff, leadsTo, postedFields, text } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/add-note";
import { backTo } from "./answers.ts";

const said = {
  added: "Note added",
  empty: "A note needs some words",
  missing: "This enquiry is not there any more",
} as const;

/** POST /cms/enquiries/:id/note {text} */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const { text: note } = await postedFields(request, { text: text });
    const result = await addNote(platform, member, params.id, note);
    return redirectWithToast(backTo(request, params.id), said[result], { bad: result !== "added" });
  });

export const loader = leadsTo(({ id }) => `/cms/enquiries/${id}`);
