import { Outlet } from "react-router";
import { platformContext } from "#app/context.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { iconFingerprint } from "#domain/images/site-icon.server.ts";
import { cmsLinks } from "../cms-links.ts";
import { CompanyMark } from "../parts/icon/icon.tsx";
import { SiteIcon } from "../parts/icon/site-icon.tsx";
import { NewScreen } from "../shell/new-screen.tsx";
import { Toasts } from "../shell/toasts.tsx";
import { flashToasts, takeToast } from "../toast.ts";
import type { Route } from "./+types/login-layout";

export const handle = { hydrate: true };
export const links = cmsLinks;
export const middleware = [flashToasts];

export const loader = async ({ context }: Route.LoaderArgs) => {
  const platform = context.get(platformContext);
  const [site, icon] = await Promise.all([publishedSite(platform), iconFingerprint(platform)]);
  return { company: site.settings.company.name, icon, toast: takeToast(context) };
};

export default function LoginLayout({ loaderData: { company, icon, toast } }: Route.ComponentProps) {
  return (
    <div className="gate">
      <SiteIcon look={icon} />
      <main className="gate-card" id="main">
        <p className="brand">
          <CompanyMark />
          {company}
        </p>
        <Outlet />
      </main>
      <footer className="gate-foot">
        <a className="do" href="/">
          To the website
        </a>
      </footer>
      <Toasts toast={toast} />
      <NewScreen />
    </div>
  );
}
