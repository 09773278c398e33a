import { Outlet } from "react-router";
import { FaultPage } from "./shell/fault-page.tsx";

/** Around every screen inside the shell: a fault of a screen leaves the shell standing. */
export default function ScreenBoundary() {
  return <Outlet />;
}

export const ErrorBoundary = FaultPage;
