/** A device that keeps passkeys, as Chromium's protocol is asked for one: it has always seen the finger of its holder. */
export const VIRTUAL_DEVICE = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;
