import { Outlet } from "react-router";
import { FaultPage } from "./shell/fault-page.tsx";

export default function ScreenBoundary() {
  return <Outlet />;
}

export const ErrorBoundary = FaultPage;
