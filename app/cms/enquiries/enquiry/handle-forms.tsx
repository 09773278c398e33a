import { Form, useNavigation } from "react-router";
import { type EnquiryState, states, workStates } from "#domain/enquiries/enquiry-state.ts";
import type { EnquiryDetails } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { Choice } from "../../parts/field.tsx";
import { SendButton } from "../../parts/send-button.tsx";
import { StateMark } from "../state-mark.tsx";

type Props = { enquiry: { id: string; state: EnquiryState }; query: string };

/** Changes the state: one button each. */
export const StateForm = ({ enquiry, query }: Props) => {
  const action = `/cms/enquiries/${enquiry.id}/state${query}`;
  const busy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} className="stack">
      <fieldset className="states" disabled={busy}>
        <legend className="field-label">Status</legend>
        {workStates.map((state) => (
          <button
            key={state}
            type="submit"
            name="state"
            value={state}
            className="btn"
            aria-pressed={state === enquiry.state}
          >
            <StateMark state={state} />
            {states[state]}
          </button>
        ))}
      </fieldset>
    </Form>
  );
};

/** Assigns an enquiry. */
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
