import type { Platform } from "#platform/platform.ts";
import { type MailLook, PLAIN } from "../../look/mail-page.ts";
import { publishedSite, type SiteDeps } from "./published-site.server.ts";

/** How mails look by the Settings of now; plain where these can't be read, since a mail matters more than its look. Never rejects. */
export const mailLook = async (deps: SiteDeps & Pick<Platform, "log">): Promise<MailLook> => {
  try {
    const { company, colours } = (await publishedSite(deps)).settings;
    return { company: company.name, ...colours, icon: `${deps.settings.PUBLIC_URL}/icons/icon-192.png` };
  } catch (error) {
    deps.log.warn({ err: error }, "mail: could not look up the company, so it looks plain");
    return PLAIN;
  }
};
