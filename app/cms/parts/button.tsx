import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "./icon/icon.tsx";

export type Look = {
  name: ReactNode;
  icon?: IconName;
  /** Tells it from others of its name, for those who listen. */
  about?: string;
  kind?: "primary" | "quiet" | "danger";
  small?: boolean;
};

export const classOf = ({ kind, small }: Pick<Look, "kind" | "small">) =>
  ["btn", kind && `btn-${kind}`, small && "btn-small"].filter(Boolean).join(" ");

export const Words = ({ name, icon, about }: Look) => (
  <>
    {icon && <Icon name={icon} />}
    {name}
    {about && <span className="visually-hidden"> {about}</span>}
  </>
);

/** For a button that waits for an answer, or for something to save: it takes no press, and keeps the focus, which `disabled` takes from those who work by keyboard. */
export const waiting = (isWaiting: boolean) =>
  isWaiting ? { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() } : {};

type ButtonProps = Look & Omit<ComponentProps<"button">, "name">;

export const Button = ({ name, icon, about, kind, small, ...button }: ButtonProps) => (
  <button type="button" className={classOf({ kind, small })} {...button}>
    <Words name={name} icon={icon} about={about} />
  </button>
);

export const LinkButton = ({ name, icon, about, kind, small, ...link }: Look & ComponentProps<typeof Link>) => (
  <Link className={classOf({ kind, small })} {...link}>
    <Words name={name} icon={icon} about={about} />
  </Link>
);
