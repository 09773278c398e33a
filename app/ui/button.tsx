import type { ComponentProps } from "react";

type Look = { kind?: "action" | "ghost"; size?: "normal" | "big" };

const classOf = ({ kind, size }: Look, className?: string) =>
  ["button", kind === "ghost" && "button-ghost", size === "big" && "button-big", className].filter(Boolean).join(" ");

export const Button = ({ kind, size, className, type = "button", ...rest }: ComponentProps<"button"> & Look) => (
  <button type={type} className={classOf({ kind, size }, className)} {...rest} />
);

export const ButtonLink = ({ kind, size, className, children, ...rest }: ComponentProps<"a"> & Look) => (
  <a className={classOf({ kind, size }, className)} {...rest}>
    {children}
  </a>
);
