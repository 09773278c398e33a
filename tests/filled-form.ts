let forms = 0;

/** What a well-filled form sends; every call is another form with another token. */
export const filledForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => {
  forms += 1;
  return {
    name: "Ada Palmgrove",
    email: "ada@example.org",
    phone: "(305) 555-0199",
    company: "Analytical Engines",
    service: "cloud",
    message: "Please call us about moving two servers.",
    recaptchaToken: `human-${forms}`,
    formId: `form-${forms}`,
    ...changes,
  };
};
