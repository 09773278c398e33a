import type { ComponentProps, ReactNode } from "react";
import { useFormAction, useNavigation } from "react-router";

type Props = { children: ReactNode; busy?: string; kind?: "primary" | "quiet" | "danger" } & ComponentProps<"button">;

/** The button of a form; while the form is on its way it is off and says `busy`. */
export const SendButton = ({ children, busy, kind, className, ...rest }: Props) => {
  const { state, formAction } = useNavigation();
  const own = useFormAction();
  const target = rest.formAction ?? own;
  const sending = state !== "idle" && formAction === target;
  const look = ["btn", kind && `btn-${kind}`, className].filter(Boolean).join(" ");
  return (
    <button type="submit" {...rest} className={look} disabled={sending || rest.disabled}>
      {sending && busy ? busy : children}
    </button>
  );
};
