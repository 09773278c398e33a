import type { RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { Filled } from "#app/ui/filled.tsx";
import type { Words } from "#domain/words/words.ts";
import { PhoneLink } from "../parts/contact-links.tsx";

type Props = {
  words: Words["contact"];
  card: RefObject<HTMLDivElement | null>;
  sent: { reference: string } | null;
  next: string[];
  phone: string;
  hours: string;
  onAnother: () => void;
};

/** In place of the form once it is sent. Its first line is a live region, which must exist before its text changes. */
export const Sent = ({ words, card, sent, next, phone, hours, onAnother }: Props) => (
  <div ref={card} className={sent ? "sent" : undefined} tabIndex={-1}>
    <p role="status" className={sent ? "answer answer-good" : undefined}>
      {sent && words.thanks}
    </p>
    {sent && (
      <>
        <NextSteps heading={words.next} steps={next} />
        <dl className="sent-facts">
          {sent.reference && (
            <div>
              <dt>{words.reference}</dt>
              <dd className="sent-reference">{sent.reference}</dd>
            </div>
          )}
          <div>
            <dt>{words.wait}</dt>
            <dd>
              <Filled
                text={sent.reference ? words.callWith : words.call}
                values={{ phone: <PhoneLink phone={phone} className="link" /> }}
              />
            </dd>
            <dd className="sent-hours">{hours}</dd>
          </div>
        </dl>
        <Button kind="ghost" onClick={onAnother}>
          {words.another}
        </Button>
      </>
    )}
  </div>
);

/** Who answers, and by when: before it is sent, and after. */
export const NextSteps = ({ heading, steps }: { heading: string; steps: string[] }) =>
  steps.length > 0 && (
    <div className="next">
      <h3>{heading}</h3>
      <ol className="next-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
