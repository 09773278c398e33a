import { Outlet } from "react-router";
import { platformContext } from "#app/context.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { countNew } from "#domain/enquiries/inbox/inbox.server.ts";
import { iconFingerprint } from "#domain/images/site-icon.server.ts";
import type { Route } from "./+types/layout";
import { cmsLinks } from "./cms-links.ts";
import { lock } from "./lock.ts";
import { SiteIcon } from "./parts/icon/site-icon.tsx";
import { FaultPage } from "./shell/fault-page.tsx";
import { keepScreen } from "./shell/keep-screen.ts";
import { KeysDialog } from "./shell/keys-dialog.tsx";
import { NewScreen } from "./shell/new-screen.tsx";
import { ReadyToSend } from "./shell/ready-to-send.ts";
import { Sidebar } from "./shell/sidebar.tsx";
import { Toasts } from "./shell/toasts.tsx";
import { Topbar } from "./shell/topbar.tsx";
import { idsOnly, staffContext } from "./staff-request.ts";
import { flashToasts, takeToast } from "./toast.ts";

export const handle = { hydrate: true };
export const links = cmsLinks;
export const middleware = [lock, idsOnly, flashToasts];
export const clientMiddleware = [keepScreen];

export const loader = async ({ context }: Route.LoaderArgs) => {
  const platform = context.get(platformContext);
  const { member } = context.get(staffContext);
  const [site, icon, newEnquiries] = await Promise.all([
    publishedSite(platform),
    iconFingerprint(platform),
    countNew(platform.database),
  ]);
  const { release } = platform;
  return { company: site.settings.company.name, icon, member, newEnquiries, release, toast: takeToast(context) };
};

export default function CmsLayout({ loaderData: { toast, icon, ...shell } }: Route.ComponentProps) {
  return (
    <div className="app">
      <SiteIcon look={icon} />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Toasts toast={toast} />
      <Sidebar {...shell} />
      <Topbar member={shell.member} />
      <Outlet />
      <NewScreen />
      <ReadyToSend />
      <KeysDialog />
    </div>
  );
}

export const ErrorBoundary = FaultPage;
