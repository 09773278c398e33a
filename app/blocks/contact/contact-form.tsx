import { type RefObject, useEffect, useId } from "react";
import { createPortal } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import { Glyph } from "#app/ui/glyph.tsx";
import type { FormService } from "#domain/content/form-services.ts";
import type { HumanCheckView } from "#domain/content/published/site-view.ts";
import type { NameRule } from "#domain/enquiries/enquiry.ts";
import { PhoneLink } from "../parts/contact-links.tsx";
import { WithPhone } from "../parts/paragraphs.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { type Limit, limitText } from "./contact-limit.ts";
import { HumanCheck } from "./human-check/human-check.tsx";
import { NextSteps, Sent } from "./sent.tsx";
import { type FormAnswer, useContactForm } from "./use-contact-form.ts";

type Props = {
  heading: string;
  text: string;
  messageNote: string;
  next: string[];
  phone: string;
  hours: string;
  mailbox: { user: string; host: string };
  services: FormService[];
  humanCheck: HumanCheckView;
  nameRule: NameRule;
};

/** SPEC §4: a note appears when fewer than this many are left. */
const FEW = 5;

/** Without JavaScript nothing can be sent: it shows phone and address instead. */
export const ContactForm = ({ heading, text, messageNote, next, phone, hours, mailbox, ...props }: Props) => {
  const { services, humanCheck, nameRule } = props;
  const id = useId();
  const { form, told, card, box, rounds, sending, answer, sent, errors, left, limit, toast, ...on } =
    useContactForm(nameRule);
  const none = limit?.remaining === 0;
  return (
    <div className="contact-form" id="form">
      <h2 id={`${id}-heading`}>{heading}</h2>
      {text && !sent && (
        <p className="contact-text">
          <WithPhone text={text} phone={phone} />
        </p>
      )}
      <noscript>
        <p className="contact-noscript">
          The form needs JavaScript, which is switched off in this browser. Please call <PhoneLink phone={phone} /> or
          write to {`${mailbox.user}[at]${mailbox.host}`}.
        </p>
      </noscript>
      <Sent card={card} sent={sent} next={next} phone={phone} hours={hours} onAnother={on.writeAnother} />
      <form
        ref={form}
        hidden={sent !== null}
        method="dialog"
        noValidate
        aria-labelledby={`${id}-heading`}
        onInput={on.input}
        onBlur={on.leave}
        onSubmit={on.submit}
      >
        <ContactFields
          formId={id}
          services={services}
          nameRule={nameRule}
          messageNote={messageNote}
          errors={errors}
          left={left}
        />
        <HumanCheck
          id={`${id}-check`}
          view={humanCheck}
          error={errors.recaptchaToken}
          box={box}
          rounds={rounds}
          onTrouble={on.setTrouble}
        />
        <Answer told={told} answer={answer ?? (none ? { text: limitText(limit) } : null)} />
        <div className="contact-send">
          <Button type="submit" size="big" disabled={none} aria-disabled={sending || undefined}>
            {sending ? "Sending..." : "Send Message"}
          </Button>
          {limit && limit.remaining < FEW && <p>{remainingText(limit)}</p>}
        </div>
      </form>
      {!sent && <NextSteps steps={next} />}
      <Toast text={toast} onClose={on.closeToast} />
    </div>
  );
};

const remainingText = ({ remaining }: Limit) => `${remaining} ${remaining === 1 ? "request" : "requests"} remaining`;

type AnswerProps = { told: RefObject<HTMLDivElement | null>; answer: FormAnswer | null };

/** Live regions must exist before their text changes, or screen readers do not announce it. Focused once it is there. */
const Answer = ({ told, answer }: AnswerProps) => (
  <div ref={told} className="answers" tabIndex={-1}>
    <div role="alert">
      {answer && (
        <div className="answer answer-bad">
          <p>{answer.text}</p>
          {answer.note && <p>{answer.note}</p>}
        </div>
      )}
    </div>
  </div>
);

const STAYS_MS = 6_000;

const Toast = ({ text, onClose }: { text: string; onClose: () => void }) => {
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(onClose, STAYS_MS);
    return () => clearTimeout(timer);
  }, [text, onClose]);
  if (!text) return null;
  return createPortal(
    <div className="toast" role="status">
      <Glyph name="tick" />
      <p>{text}</p>
      <button type="button" aria-label="Close" onClick={onClose}>
        <Glyph name="close" />
      </button>
    </div>,
    document.body,
  );
};
