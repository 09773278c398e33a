import type { Platform } from "#platform/platform.ts";
import type { RateRule } from "../../rate-limit.server.ts";

/** The rule for enquiries: CONTACT_LIMIT per CONTACT_WINDOW_MS (SPEC §9: 15 an hour). */
export const enquiryRule = ({ settings }: Pick<Platform, "settings">): RateRule => ({
  purpose: "enquiry",
  limit: settings.CONTACT_LIMIT,
  windowMs: settings.CONTACT_WINDOW_MS,
});

/** The rule for what leads up to an enquiry - tasks and verifications - wide enough for an office behind one address. */
export const humanCheckRule = (purpose: string, { settings }: Pick<Platform, "settings">): RateRule => ({
  purpose,
  limit: Math.max(300, settings.CONTACT_LIMIT * 20),
  windowMs: settings.CONTACT_WINDOW_MS,
});
