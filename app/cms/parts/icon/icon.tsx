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

export const CompanyMark = () => (
  <svg className="brand-mark" viewBox="0 0 28 28" aria-hidden="true">
    <path d="M4 11.500c0-5 4.500-8.500 10-8.500s10 3.500 10 8.500z" className="brand-crown" />
    <path
      d="M14 11v5.500M14 16.500c-4.600 0-7 3-7.600 8.500M14 16.500c4.600 0 7 3 7.600 8.500M14 16.500V25"
      className="brand-roots"
    />
  </svg>
);
