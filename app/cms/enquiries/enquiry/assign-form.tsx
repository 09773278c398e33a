import { Form } from "react-router";
import type { EnquiryDetails } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { Choice } from "../../parts/field.tsx";
import { SendButton } from "../../parts/send-button.tsx";

/** Who has an enquiry in hand. */
export const AssignForm = ({ enquiry, query }: { enquiry: EnquiryDetails; query: string }) => (
  <Form method="post" action={`/cms/enquiries/${enquiry.id}/assign${query}`} className="line-form">
    <Choice
      key={enquiry.assignee}
      label="Assigned to"
      name="to"
      defaultValue={enquiry.assignee ?? ""}
      options={[["", "Nobody yet"], ...enquiry.people.map(({ id, name }) => [id, name] as const)]}
    />
    <SendButton>Save</SendButton>
  </Form>
);
