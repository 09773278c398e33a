import { type RefObject, useEffect, useId } from "react";
import { createPortal } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import { Glyph } from "#app/ui/drawings/glyph.tsx";
import { Filled } from "#app/ui/filled.tsx";
import type { FormService } from "#domain/content/form-services.ts";
import type { EnquiryLimit, HumanCheckView } from "#domain/content/published/site-view.ts";
import { type NameRule, tooManyText } from "#domain/enquiries/enquiry.ts";
import { fill, formFor } from "#domain/words/fill.ts";
import type { Wording } from "#domain/words/words.ts";
import { PhoneLink } from "../parts/contact-links.tsx";
import { WithPhone } from "../parts/paragraphs.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { HumanCheck } from "./human-check/human-check.tsx";
import { useContactForm } from "./sending/use-contact-form.ts";
import type { FormAnswer } from "./sending/use-outcome.ts";
import { NextSteps, Sent } from "./sent.tsx";

type Props = {
  wording: Wording;
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
  enquiryLimit: EnquiryLimit;
};

/** SPEC §4: a note appears when fewer than this many are left. */
const FEW = 5;

/** Without JavaScript nothing can be sent: it shows phone and address instead. */
export const ContactForm = ({ wording, heading, text, messageNote, next, phone, hours, mailbox, ...props }: Props) => {
  const { services, humanCheck, nameRule, enquiryLimit } = props;
  const { words, language } = wording;
  const id = useId();
  const { form, told, card, box, rounds, sending, answer, sent, errors, left, limit, toast, ...on } = useContactForm(
    { nameRule, enquiryLimit },
    wording,
  );
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
          <Filled
            text={words.contact.noScript}
            values={{ phone: <PhoneLink phone={phone} />, email: `${mailbox.user}[at]${mailbox.host}` }}
          />
        </p>
      </noscript>
      <Sent
        words={words.contact}
        card={card}
        sent={sent}
        next={next}
        phone={phone}
        hours={hours}
        onAnother={on.writeAnother}
      />
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
          wording={wording}
          formId={id}
          services={services}
          nameRule={nameRule}
          messageNote={messageNote}
          errors={errors}
          left={left}
          sending={sending}
        />
        <HumanCheck
          words={words.humanCheck}
          language={language}
          id={`${id}-check`}
          view={humanCheck}
          error={errors.recaptchaToken}
          box={box}
          rounds={rounds}
          onTrouble={on.setTrouble}
        />
        <Answer told={told} answer={answer ?? (none ? { text: tooManyText(limit.resetMs, wording) } : null)} />
        <div className="contact-send">
          <Button type="submit" size="big" disabled={none} aria-disabled={sending || undefined}>
            {sending ? words.contact.sending : words.contact.send}
          </Button>
          {limit && limit.remaining < FEW && (
            <p>{fill(formFor(limit.remaining, words.contact.remaining, language), { count: limit.remaining })}</p>
          )}
        </div>
      </form>
      {!sent && <NextSteps heading={words.contact.next} steps={next} />}
      <Toast text={toast} close={words.contact.close} onClose={on.closeToast} />
    </div>
  );
};

type AnswerProps = { told: RefObject<HTMLDivElement | null>; answer: FormAnswer | null };

/** Live regions must exist before their text changes, or screen readers do not announce it. Focused once it is there. */
const Answer = ({ told, answer }: AnswerProps) => (
  <div ref={told} className="answers" tabIndex={-1}>
    <div role="alert">
      {answer && (
        <div className="answer answer-bad">
          {answer.note && <p>{answer.note}</p>}
          <p>{answer.text}</p>
        </div>
      )}
    </div>
  </div>
);

const STAYS_MS = 6_000;

type ToastProps = { text: string; close: string; onClose: () => void };

const Toast = ({ text, close, onClose }: ToastProps) => {
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
      <button type="button" aria-label={close} onClick={onClose}>
        <Glyph name="close" />
      </button>
    </div>,
    document.body,
  );
};
