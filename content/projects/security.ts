import { link, p, rich } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const security: SeedOf<"project"> = {
  id: "project-security",
  type: "project",
  data: {
    title: "Cybersecurity Implementation",
    path: "/portfolio/security",
    category: "Security",
    client: "An outpatient provider with four clinics in Palm Beach County",
    summary:
      "A risk assessment with 61 findings and a HIPAA deadline. All 61 were closed in 120 days, and staff now sign in faster.",
    picture: "project-security",
    overview: rich(
      p(
        "The provider runs four outpatient clinics with 110 staff and 160 devices. A hospital system wanted to refer patients to it and asked for what hospitals ask for: a current security risk analysis under HIPAA, the plan that follows from it, and proof that the plan is being carried out. The contract gave four months.",
      ),
      p(
        "We were asked to do the analysis with the practice, close what it found, and leave behind a routine that the practice could keep up without us in the room.",
      ),
    ),
    challenges: rich(
      p(
        "The analysis listed 61 findings, 14 of them high. Former employees still had accounts. The backup drive stood on top of the server it was a backup of. An ultrasound machine could reach every computer in all four clinics. One in four people clicked on the first test message.",
      ),
      p(
        "Clinicians had seen security projects before, and expected longer passwords and more waiting. The medical director's condition was plain: if seeing a patient takes longer afterward, the project has failed.",
      ),
    ),
    solution: rich(
      p(
        "We took the high findings first. Within 30 days every account had multi-factor sign-in, shared accounts were gone, and endpoint detection with analysts behind it ran on all 160 devices. Passwords were replaced by a key on the badge and a PIN, which is both safer and faster.",
      ),
      p(
        "Medical devices were moved to a network of their own that allows only the connections the manufacturer lists. Backups went to two places, one of them unchangeable for 30 days, and were restored while the practice manager watched with a clock.",
      ),
      p(
        "Each finding was closed with evidence: a screenshot, an export or a test record with a date. The binder that went to the hospital had 61 tabs. Staff practice four times a year with short exercises in English and Spanish. The method is the one in our guide to the ",
        link("security risk assessment for a small clinic", "/blog/hipaa-security-risk-assessment-small-clinic"),
        ".",
      ),
    ),
    results: [
      { figure: "100%", text: "of the 61 findings closed within 120 days, each with dated evidence" },
      { figure: "88%", text: "fewer people clicking on test messages: 3 in 100, down from 25" },
      { figure: "45%", text: "faster sign-in with badge and PIN than with the old password" },
      { figure: "100%", text: "of accounts and 160 devices covered by multi-factor sign-in and detection" },
    ],
    related: ["project-healthcare", "project-cloud"],
    search: {
      title: "Case Study: HIPAA Security for Four Clinics | {company}",
      description:
        "Four clinics in Palm Beach County closed all 61 findings of a HIPAA risk analysis in 120 days, with dated evidence for each and a faster sign-in.",
    },
  },
};
