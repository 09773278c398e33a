import type { Proof } from "#domain/staff/account/own-password.server.ts";
import { waitText } from "../login/wait-text.ts";

/** What stands at the password field when it was not taken. */
export const proofError = (proof: Exclude<Proof<never>, { outcome: "right" }>): string =>
  proof.outcome === "wait" ? waitText(proof.waitMs) : "This is not your password";
