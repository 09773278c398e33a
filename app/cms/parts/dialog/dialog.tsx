import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "../icon/icon.tsx";
import { usePressBeside } from "./press-beside.ts";

type Props = {
  title: string;
  open: boolean;
  /** Without it, the dialog stays until one of its buttons is pressed. */
  close?: () => void;
  wide?: boolean;
  /** As large as the screen allows; what is in it scrolls by itself, below the title. */
  tall?: boolean;
  /** Whoever shows it says where the focus goes once it is gone. */
  leavesFocus?: boolean;
  children: ReactNode;
};

/** A dialog in front of everything else. The browser keeps the focus in it, closes it on Escape and gives the focus back. */
export const Dialog = ({ title, open, close, wide, tall, leavesFocus, children }: Props) => {
  const own = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const pressBeside = usePressBeside(() => close?.());
  useEffect(() => {
    if (open && !own.current?.open) {
      own.current?.showModal();
      own.current?.querySelector<HTMLElement>("[data-first]")?.focus();
    }
    if (!open && own.current?.open) own.current.close();
  }, [open]);
  useLayoutEffect(() => {
    const dialog = leavesFocus ? null : own.current;
    return () => dialog?.close(); // One that goes while it is open would take the focus along.
  }, [leavesFocus]);
  return (
    <dialog
      ref={own}
      className={`dialog${wide ? " dialog-wide" : ""}${tall ? " dialog-tall" : ""}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== own.current) return; // a file picker that was canceled
        event.preventDefault();
        close?.();
      }}
      {...pressBeside}
    >
      {open && (
        <div className="dialog-in">
          <div className="dialog-head">
            <h2 className="dialog-title" id={heading}>
              {title}
            </h2>
            {close && <IconButton icon="close" name="Close" onClick={close} />}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
};
