import type { ComponentProps } from "react";
import { drawings } from "./icon-drawings.ts";

export type IconName = keyof typeof drawings;

/** Lucide draws up to the edge of its 24 by 24; with this margin an icon has the weight of the words beside it. */
const VIEW_BOX = "-1 -1 26 26";

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox={VIEW_BOX} aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
);

type ButtonProps = { icon: IconName; name: string; look?: string } & Omit<ComponentProps<"button">, "children">;

export const IconButton = ({ icon, name, look = "", ...button }: ButtonProps) => (
  <button type="button" className={`btn btn-icon btn-quiet ${look}`.trim()} aria-label={name} {...button}>
    <Icon name={icon} />
  </button>
);

/** The icon of the site, in the colors and with the logo of Settings. */
export const CompanyMark = () => <img className="brand-mark" src="/icons/icon-192.png" alt="" width={28} height={28} />;
