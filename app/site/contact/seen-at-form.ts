import type { SubmitOutcome } from "#domain/enquiries/submit/submit-enquiry.server.ts";
import { visitOf } from "#domain/visits/beacon.ts";
import { type CountName, countName, type Seen, STEPS } from "#domain/visits/visitor.ts";

/** What an answer of the contact form says of whoever sent it: that it was sent, or what refused it. */
export const seenAtForm = (outcome: SubmitOutcome, language: string, agent: string): Seen => {
  const refused = refusedBy(outcome);
  const names: CountName[] = [...visitOf(language, agent), ...refused.map((by) => countName("refused", by))];
  return { names: new Set(names), steps: refused.length > 0 ? 2 : STEPS.length };
};

const refusedBy = (outcome: SubmitOutcome): string[] => {
  switch (outcome.outcome) {
    case "invalid":
      return Object.keys(outcome.fields).map((field) => (field === "recaptchaToken" ? "human check" : field));
    case "no-token":
    case "not-human":
      return ["human check"];
    case "limited":
      return ["limit"];
    default:
      return [];
  }
};
