import type { SubmitOutcome } from "#domain/enquiries/submit/submit-enquiry.server.ts";
import { visitOf } from "#domain/visits/beacon.ts";
import { type CountName, countName, type Seen, STEPS } from "#domain/visits/visitor.ts";

const BEGUN = STEPS.indexOf("begun") + 1;

/** What an answer of the contact form says of whoever sent it: that it was sent, or what refused it. What looks like spam began it. */
export const seenAtForm = (outcome: SubmitOutcome, language: string, agent: string): Seen => {
  const refused = refusedBy(outcome);
  const names: CountName[] = [...visitOf(language, agent), ...refused.map((by) => countName("refused", by))];
  const isSuspect = outcome.outcome === "received" && outcome.suspect;
  return { names: new Set(names), steps: refused.length > 0 || isSuspect ? BEGUN : STEPS.length };
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
