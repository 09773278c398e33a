import { Form, useNavigation, useSubmit } from "react-router";
import { initialsOf } from "#app/ui/avatar.tsx";
import { NOTE_LENGTH } from "#domain/enquiries/enquiry.ts";
import { type EnquiryState, states, workStates } from "#domain/enquiries/enquiry-state.ts";
import type { EnquiryDetails } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { waiting } from "../../../parts/button.tsx";
import { SendButton } from "../../../parts/form/buttons.tsx";
import { Choice } from "../../../parts/form/field.tsx";
import { useTextUntilStored } from "../../../parts/form/use-text-until-stored.ts";
import { ShortTime } from "../../../parts/moment.tsx";
import { StateMark } from "../../state-mark.tsx";

export const StateForm = ({ enquiry, query }: { enquiry: { id: string; state: EnquiryState }; query: string }) => {
  const action = `/cms/enquiries/${enquiry.id}/state${query}`;
  const busy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} className="stack">
      <fieldset className="states">
        <legend className="field-label">Status</legend>
        {workStates.map((state) => (
          <button
            key={state}
            type="submit"
            name="state"
            value={state}
            className="btn"
            aria-pressed={state === enquiry.state}
            {...waiting(busy)}
          >
            <StateMark state={state} />
            {states[state]}
          </button>
        ))}
      </fieldset>
    </Form>
  );
};

/** Saves as soon as somebody is chosen. */
export const AssignForm = ({ enquiry, query }: { enquiry: EnquiryDetails; query: string }) => {
  const submit = useSubmit();
  const action = `/cms/enquiries/${enquiry.id}/assign${query}`;
  const { state, formAction, formData } = useNavigation();
  const saving = state !== "idle" && formAction === action ? String(formData?.get("to") ?? "") : null;
  return (
    <Choice
      label="Assigned to"
      value={saving ?? enquiry.assignee ?? ""}
      onChange={(event) => submit({ to: event.currentTarget.value }, { method: "post", action })}
      options={[
        ["", "Nobody yet"],
        ...enquiry.people.map(({ id, name, off }) => [id, off ? `${name} (switched off)` : name] as const),
      ]}
    />
  );
};

type NotesProps = { enquiry: EnquiryDetails; now: number; query: string };

export const Notes = ({ enquiry: { id, notes }, now, query }: NotesProps) => {
  const { text, setText, send } = useTextUntilStored(`note/${id}`, notes);
  return (
    <section aria-labelledby="h-notes">
      <h2 className="enq-h" id="h-notes">
        Notes <span className="count">{notes.length}</span>
      </h2>
      <ul>
        {notes.map((note) => (
          <li key={note.id} className="note">
            <span className="note-disc" aria-hidden="true">
              {initialsOf(note.author)}
            </span>
            <p>
              <strong>{note.author}</strong>{" "}
              <span className="mute small num">
                <ShortTime at={note.at} now={now} />
              </span>
            </p>
            <p className="note-text">{note.text}</p>
          </li>
        ))}
      </ul>
      <Form method="post" action={`/cms/enquiries/${id}/note${query}`} className="compose" key={id} onSubmit={send}>
        <textarea
          className="input"
          name="text"
          rows={2}
          maxLength={NOTE_LENGTH}
          required
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder="Add a note for the team…"
          aria-label="Note for the team"
        />
        <SendButton busy="Adding…">Add note</SendButton>
      </Form>
    </section>
  );
};
