import type { RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { PhoneLink } from "../parts/contact-links.tsx";

type Props = {
  card: RefObject<HTMLDivElement | null>;
  sent: { reference: string } | null;
  next: string[];
  phone: string;
  hours: string;
  onAnother: () => void;
};

/** In place of the form once it is sent. Its first line is a live region, which must exist before its text changes. */
export const Sent = ({ card, sent, next, phone, hours, onAnother }: Props) => (
  <div ref={card} className={sent ? "sent" : undefined} tabIndex={-1}>
    <p role="status" className={sent ? "answer answer-good" : undefined}>
      {sent && "Thank you for your message! We will get back to you soon."}
    </p>
    {sent && (
      <>
        <NextSteps steps={next} />
        <dl className="sent-facts">
          {sent.reference && (
            <div>
              <dt>Your reference</dt>
              <dd className="sent-reference">{sent.reference}</dd>
            </div>
          )}
          <div>
            <dt>Can’t wait?</dt>
            <dd>
              Call <PhoneLink phone={phone} className="link" />
              {sent.reference && " and give the reference"}
            </dd>
            <dd className="sent-hours">{hours}</dd>
          </div>
        </dl>
        <Button kind="ghost" onClick={onAnother}>
          Write another message
        </Button>
      </>
    )}
  </div>
);

/** Who answers, and by when: before it is sent, and after. */
export const NextSteps = ({ steps }: { steps: string[] }) =>
  steps.length > 0 && (
    <div className="next">
      <h3>What happens next</h3>
      <ol className="next-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
