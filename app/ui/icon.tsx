import { type IconName, iconPaths } from "./icon-paths.ts";

export const Icon = ({ name, className }: { name: IconName; className?: string }) => {
  const [first, second] = iconPaths[name];
  return (
    <svg viewBox="0 0 48 48" className={className ? `icon ${className}` : "icon"} aria-hidden="true">
      <path d={first} />
      <path d={second} className="icon-second" />
    </svg>
  );
};
