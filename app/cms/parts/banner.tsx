import type { ReactNode } from "react";
import { Icon } from "./icon/icon.tsx";

export const Banner = ({ children, kind = "bad" }: { children: ReactNode; kind?: "bad" | "good" | "note" }) => (
  <div className={`banner banner-${kind}`} role={kind === "bad" ? "alert" : "status"}>
    <Icon name={kind === "bad" ? "warn" : "checkring"} />
    <div>{children}</div>
  </div>
);
