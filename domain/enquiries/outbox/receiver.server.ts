import type { Platform } from "#platform/platform.ts";
import { formServices } from "../../content/form-services.ts";
import { publishedSite } from "../../content/published/published-site.server.ts";

type Deps = Pick<Platform, "database" | "mail" | "log">;

/** Who gets the mail about an enquiry: the receiver that Settings name for its service, else EMAIL_TO. Never rejects. */
export const receiverOf = async ({ database, mail, log }: Deps, service: string): Promise<string> => {
  if (service === "") return mail.to;
  try {
    const { settings } = await publishedSite(database);
    const place = formServices(settings).findIndex(({ word }) => word === service);
    return settings.form.services[place]?.receiver || mail.to;
  } catch (error) {
    log.warn({ err: error }, "enquiry: could not look up its receiver, so EMAIL_TO gets it");
    return mail.to;
  }
};
