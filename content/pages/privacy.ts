import type { SeedOf } from "../writing/seed-of.ts";
import { privacyText } from "./privacy-text.ts";

export const privacy: SeedOf<"page"> = {
  id: "page-privacy",
  type: "page",
  data: {
    title: "Privacy Policy",
    path: "/privacy",
    search: {
      title: "Privacy Policy: What We Store, and Why | {company}",
      description:
        "No cookies for visitors, no trackers, no advertising. What the contact form stores, for how long, who sees it, and how to have it erased, in plain words.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Legal",
        heading: "Privacy Policy",
        text: "Last updated April 25, 2025\n\nIn short: you can read this whole website without telling us who you are. It sets no cookies for visitors and contains no trackers and no advertising. We learn who you are when you send the contact form, and we keep what you sent for {retentionMonths} months.",
        picture: "page-privacy",
      },
      { type: "rich-text", id: "policy", body: privacyText },
    ],
  },
};
