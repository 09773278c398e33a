import type { ReactNode } from "react";
import { Icon } from "./icon/icon.tsx";

export type BannerProps = {
  children: ReactNode;
  kind?: "bad" | "good" | "note";
  /** "none" inside of a region that tells what comes into it. */
  role?: "alert" | "status" | "none";
};

export const Banner = ({ children, kind = "bad", role = kind === "bad" ? "alert" : "status" }: BannerProps) => (
  <div className={`banner banner-${kind}`} role={role}>
    <Icon name={kind === "bad" ? "warn" : "checkring"} />
    <div>{children}</div>
  </div>
);
