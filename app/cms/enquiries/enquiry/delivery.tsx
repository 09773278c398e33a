import type { Attempt, EnquiryDetails } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { mailWords } from "#domain/enquiries/mail/mail-words.ts";
import type { ConfirmationState } from "#domain/enquiries/reply/read-replies.server.ts";
import { PostButton } from "../../parts/form/buttons.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { fullMoment, secondsOf } from "../../parts/moment.tsx";

type Props = { enquiry: EnquiryDetails; query: string; now: number };

/** Folded away once the mail has left: then nobody has to read it. */
export const Delivery = ({ enquiry, query, now }: Props) => (
  <details className="delivery" open={enquiry.mailState !== "sent"}>
    <summary className="enq-h">Mail to the office: {deliveryWords[enquiry.mailState]}</summary>
    <ol className="steps">
      <li>
        <Icon name="checkring" />
        <Time at={enquiry.createdAt} since={enquiry.createdAt} />
        <div>
          <strong>Stored</strong>
          <p className="mute small">Kept here, whatever happens to the email.</p>
        </div>
      </li>
      {enquiry.attempts.map((attempt) => (
        <Step key={`${attempt.at} ${attempt.code} ${attempt.mailId}`} attempt={attempt} since={enquiry.createdAt} />
      ))}
    </ol>
    <Next enquiry={enquiry} query={query} now={now} />
  </details>
);

type ConfirmationProps = { enquiry: EnquiryDetails; state: ConfirmationState; query: string };

/** What became of the one mail that confirms the message to its sender. */
export const Confirmation = ({ enquiry, state, query }: ConfirmationProps) => {
  const { mailState, mailedAt, trouble } = state;
  const isWaiting = mailState === "due" && !trouble;
  return (
    <section className="confirmation" aria-labelledby="h-confirmation">
      <h2 className="enq-h" id="h-confirmation">
        Confirmation to the sender: {confirmationWords[mailState]}
      </h2>
      {mailedAt !== null && <p className="mute small">Mailed {fullMoment(mailedAt)}</p>}
      {mailedAt === null && trouble && (
        <p className="small">
          <Icon name="mailx" /> {trouble.what} {trouble.todo}{" "}
          {mailState === "none" ? "It is not tried by itself anymore." : "It is tried again by itself for a day."}
        </p>
      )}
      {mailState !== "sent" && !isWaiting && enquiry.state !== "spam" && (
        <PostButton
          action={`/cms/enquiries/${enquiry.id}/send-confirmation${query}`}
          small
          name="Send again"
          icon="again"
        />
      )}
    </section>
  );
};

const confirmationWords = { none: "not sent", due: "waiting", parked: "not sent yet", sent: "sent" };

const deliveryWords = { none: "held back", due: "waiting", parked: "not sent", sent: "sent" };

const Time = ({ at, since }: { at: number; since: number }) => (
  <time className="num" dateTime={new Date(at).toISOString()} title={fullMoment(at)}>
    {secondsOf(at, since)}
  </time>
);

const Step = ({ attempt, since }: { attempt: Attempt; since: number }) => {
  if (attempt.fault === null)
    return (
      <li>
        <Icon name="checkring" />
        <Time at={attempt.at} since={since} />
        <div>
          <strong>Mailed</strong> to {attempt.to}
          <p className="mute small num">SES message id {attempt.mailId}</p>
          {!attempt.replyTo && <p className="mute small">Without Reply-To: answer to the address at the side.</p>}
        </div>
      </li>
    );
  const words = mailWords(attempt.fault, attempt.code);
  return (
    <li className="is-bad">
      <Icon name="mailx" />
      <Time at={attempt.at} since={since} />
      <div>
        <strong>Not sent.</strong> {words.what}
        <p className="small">{words.todo}</p>
        {(attempt.code || attempt.message) && (
          <p className="mute small">
            {[attempt.code, attempt.message].filter(Boolean).join(": ")} ({attempt.tookMs} ms)
          </p>
        )}
      </div>
    </li>
  );
};

const Next = ({ enquiry, query, now }: Props) => {
  if (enquiry.state === "spam") return null;
  const waiting = enquiry.mailState === "due" || enquiry.mailState === "parked";
  return (
    <div className="steps-next">
      {waiting && enquiry.mailDueAt !== null && enquiry.attempts.length > 0 && (
        <p className="mute small">
          {enquiry.mailState === "parked" ? "Waits for a person. Looked at again " : "Tried again by itself "}
          at {secondsOf(enquiry.mailDueAt, now)}.
        </p>
      )}
      {waiting && enquiry.attempts.length === 0 && <p className="mute small">The email is about to leave.</p>}
      <PostButton action={`/cms/enquiries/${enquiry.id}/send${query}`} small name="Send again" icon="again" />
    </div>
  );
};
