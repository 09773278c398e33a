import { Form } from "react-router";
import { initialsOf } from "#app/ui/avatar.tsx";
import type { EnquiryDetails } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { SendButton } from "../../parts/send-button.tsx";
import { ShortTime } from "../../parts/short-time.tsx";

type Props = { enquiry: EnquiryDetails; now: number; query: string };

/** What colleagues wrote down, and a place for more. */
export const Notes = ({ enquiry: { id, notes }, now, query }: Props) => (
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
    <Form method="post" action={`/cms/enquiries/${id}/note${query}`} className="compose" key={notes.length}>
      <textarea
        className="input"
        name="text"
        rows={2}
        maxLength={2000}
        required
        placeholder="Add a note for the team…"
        aria-label="Note for the team"
      />
      <SendButton busy="Adding...">Add note</SendButton>
    </Form>
  </section>
);
