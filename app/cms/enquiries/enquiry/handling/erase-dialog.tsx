import { useState } from "react";
import { Form } from "react-router";
import type { Extent } from "#domain/enquiries/erase/erase.server.ts";
import { counted } from "#domain/formats/counted.ts";
import { Button } from "../../../parts/button.tsx";
import { Dialog } from "../../../parts/dialog/dialog.tsx";

type Props = {
  enquiry: { id: string; email: string; reference: string };
  extent: { message: Extent; person: Extent };
  query: string;
};

/** Two separate choices, each with exactly what goes: this message, or all that the person ever sent. */
export const EraseButton = ({ enquiry: { id, email, reference }, extent, query }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const several = extent.person.enquiries > 1;
  return (
    <>
      <Button name="Erase…" icon="trash" kind="danger" onClick={() => setOpen(true)} aria-haspopup="dialog" />
      <Dialog title="Erase for good?" open={isOpen} close={close}>
        <Form method="post" action={`/cms/enquiries/${id}/erase${query}`} className="erase" onSubmit={close}>
          <p>
            What is erased can't be taken back. Mail in the office's mailbox is not touched, and backups that were made
            before keep it until they are swept.
          </p>
          <Choice
            title={several ? "This message alone" : `This message, all that ${email} ever sent`}
            extent={extent.message}
            aside={`Reference ${reference}`}
            what="message"
          />
          {several && (
            <Choice
              title={`Everything that ${email} ever sent`}
              extent={extent.person}
              aside="From this address, in whatever state, spam too"
              what="person"
            />
          )}
          <div className="dialog-do">
            <Button name="Cancel" kind="quiet" onClick={close} data-first />
          </div>
        </Form>
      </Dialog>
    </>
  );
};

type ChoiceProps = { title: string; extent: Extent; aside: string; what: "message" | "person" };

const Choice = ({ title, extent, aside, what }: ChoiceProps) => (
  <section className="erase-choice" aria-label={title}>
    <div>
      <h3 className="erase-title">{title}</h3>
      <p className="mute small">
        {wordsOf(extent)}. {aside}.
      </p>
    </div>
    {what === "person" && <input type="hidden" name="told" value={extent.enquiries} />}
    <button type="submit" name="what" value={what} className="btn btn-danger">
      {extent.enquiries === 1 ? "Erase it" : `Erase all ${extent.enquiries}`}
    </button>
  </section>
);

const wordsOf = ({ enquiries, notes, replies, attempts }: Extent): string =>
  [
    counted(enquiries, "message"),
    counted(notes, "note"),
    counted(replies, "answer"),
    `the record of ${counted(attempts, "email")}`,
  ].join(", ");
