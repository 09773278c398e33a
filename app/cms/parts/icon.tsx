import { type IconName, iconPaths } from "./icon-paths.ts";

/** A line icon beside words; it says nothing by itself. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
);
