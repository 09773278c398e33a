import { Form, useNavigation } from "react-router";
import { type EnquiryState, states, workStates } from "#domain/enquiries/enquiry-state.ts";
import { StateMark } from "../state-mark.tsx";

type Props = { enquiry: { id: string; state: EnquiryState }; query: string };

/** Moves an enquiry on: one press. */
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
