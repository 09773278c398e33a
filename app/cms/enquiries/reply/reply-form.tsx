import { Form } from "react-router";
import type { EnquiryDetails } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import type { AnswerStart } from "#domain/enquiries/reply/read-replies.server.ts";
import { fillReply, REPLY_LENGTH, SUBJECT_LENGTH } from "#domain/enquiries/reply/reply-text.ts";
import { SendButton } from "../../parts/form/buttons.tsx";
import { Choice, Field } from "../../parts/form/field.tsx";
import { FieldBox, LetterCount } from "../../parts/form/field-box.tsx";
import { useTextUntilStored } from "../../parts/form/use-text-until-stored.ts";

type Props = { enquiry: EnquiryDetails; start: AnswerStart; me: string; query: string };

export const ReplyForm = ({ enquiry, start, me, query }: Props) => {
  const { id, name, email, replies } = enquiry;
  const { text, setText, box, send, rounds } = useTextUntilStored(`answer/${id}`, replies);
  const choose = (chosen: string) => {
    const answer = start.prepared.find((one) => one.name === chosen);
    if (answer)
      setText([text.trim(), fillReply(answer.text, { ...enquiry, me }, start.anyService)].filter(Boolean).join("\n\n"));
    box.current?.focus();
  };
  return (
    <Form method="post" action={`/cms/enquiries/${id}/reply${query}`} className="reply-form" id="reply" onSubmit={send}>
      <h2 className="enq-h">{replies.length > 0 ? "Answer again" : "Answer"}</h2>
      <p className="mute small">
        To {name} ({email}), from the company's address. What they write back goes to whoever this is assigned to.
      </p>
      {start.prepared.length > 0 && (
        <Choice
          label="Prepared answer"
          value=""
          onChange={(event) => choose(event.currentTarget.value)}
          options={[["", "Choose one to begin with…"], ...start.prepared.map((one) => [one.name, one.name] as const)]}
        />
      )}
      <Field
        key={rounds}
        label="Subject"
        name="subject"
        defaultValue={start.subject}
        maxLength={SUBJECT_LENGTH}
        required
      />
      <FieldBox
        id="reply-text"
        label="Your answer"
        note={text.length > REPLY_LENGTH / 2 && <LetterCount text={text} max={REPLY_LENGTH} />}
      >
        <textarea
          ref={box}
          className="input"
          id="reply-text"
          name="text"
          rows={8}
          maxLength={REPLY_LENGTH}
          required
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </FieldBox>
      <p className="mute small">Their message is quoted below it.</p>
      <SendButton kind="primary" busy="Sending…">
        Send answer
      </SendButton>
    </Form>
  );
};
