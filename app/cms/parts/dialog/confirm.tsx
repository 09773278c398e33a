import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

/** `more` stands below the consequence; what is typed there, its owner keeps. */
export type Question = { title: string; consequence: string; verb: string; more?: ReactNode };

type Asked = { question: Question; opener: HTMLElement | null; answer: (isYes: boolean) => void };

/** A question in a dialog: `ask` resolves to the answer, `dialog` is to be rendered. Afterwards the opener has the focus again. */
export const useConfirm = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (question: Question, opener = document.activeElement): Promise<boolean> =>
    new Promise((answer) => setAsked({ question, answer, opener: opener instanceof HTMLElement ? opener : null }));
  const dialog = asked && (
    <ConfirmDialog
      {...asked.question}
      answer={(isYes) => {
        setAsked(null);
        asked.answer(isYes);
        // After a yes the way to Undo in the toast is the shortest from the beginning of the page.
        if (!isYes) requestAnimationFrame(() => focusAgain(asked.opener));
      }}
    />
  );
  return { ask, dialog };
};

/** What opened the dialog, or the button of the menu that has closed around it. */
const focusAgain = (opener: HTMLElement | null): void => {
  const isHidden = opener && !opener.checkVisibility({ contentVisibilityAuto: true });
  (isHidden ? opener.closest("details")?.querySelector("summary") : opener)?.focus();
};

/** The same for a form: asks before it is sent, and sends it again by the same button on a yes. */
export const useConfirmedForm = (questionFor: (button: HTMLElement | null) => Question | undefined) => {
  const { ask, dialog } = useConfirm();
  const isConfirmed = useRef(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const question = questionFor(button);
    if (!question || isConfirmed.current) return;
    event.preventDefault();
    void ask(question, button).then((isYes) => {
      if (!isYes) return;
      isConfirmed.current = true;
      form.requestSubmit(button);
      isConfirmed.current = false;
    });
  };
  return { onSubmit, dialog };
};

type Props = Question & { answer: (isYes: boolean) => void };

/** In the body, since a menu that closes around it would hide it. */
const ConfirmDialog = ({ title, consequence, verb, more, answer }: Props): ReactNode =>
  createPortal(
    <Dialog title={title} open close={() => answer(false)} leavesFocus>
      <p>{consequence}</p>
      {more}
      <div className="dialog-do">
        <Button name={verb} kind="danger" onClick={() => answer(true)} />
        <Button name="Cancel" kind="quiet" onClick={() => answer(false)} data-first />
      </div>
    </Dialog>,
    document.body,
  );
