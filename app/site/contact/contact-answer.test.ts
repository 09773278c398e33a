import { expect, test } from "vitest";
import { wordingOf } from "#domain/words/catalogues.ts";
import type { MailFault } from "#platform/mail/mail.ts";
import { contactAnswer as answerIn } from "./contact-answer.ts";

const contactAnswer = (outcome: Parameters<typeof answerIn>[0]) => answerIn(outcome, wordingOf("en"));

const NOTE = "Your message is saved. There is no need to send it again.";

const notSent = (fault: MailFault, code: string, message: string) =>
  contactAnswer({ outcome: "not-sent", remaining: 9, mail: { sent: false, fault, code, message } });

test("received is a success with its reference", () => {
  expect(contactAnswer({ outcome: "received", reference: "M-234567", suspect: true, remaining: 9 })).toEqual({
    status: 200,
    body: { success: true, reference: "M-234567", remaining: 9 },
  });
});

test.each([
  [3_600_000, 60, "3600"],
  [61_000, 2, "61"],
  [500, 1, "1"],
])("limited with %i ms to go says %i minutes and when to come back", (resetMs, minutes, seconds) => {
  expect(contactAnswer({ outcome: "limited", resetMs, remaining: 0 })).toEqual({
    status: 429,
    headers: { "Retry-After": seconds },
    body: {
      success: false,
      error: `Too many requests. Please try again in ${minutes} minutes.`,
      remaining: 0,
    },
  });
});

test("wrong fields and a missing token are told by field", () => {
  expect(contactAnswer({ outcome: "invalid", remaining: 9, fields: { name: "Short" } })).toMatchObject({
    status: 400,
    body: { success: false, fields: { name: "Short" } },
  });
  const missing = "Please complete the human-check verification";
  expect(contactAnswer({ outcome: "no-token", remaining: 9 })).toMatchObject({
    status: 400,
    body: { success: false, error: missing, fields: { recaptchaToken: missing } },
  });
});

test("a refused human check has the specified text", () => {
  expect(contactAnswer({ outcome: "not-human", remaining: 9 })).toMatchObject({
    status: 403,
    body: { success: false, error: "Invalid reCAPTCHA verification" },
  });
});

test("missing settings have the specified text, their names stay here, and the message is saved", () => {
  const answer = contactAnswer({ outcome: "not-configured", missing: ["AWS_REGION"], remaining: 9 });
  expect(answer).toMatchObject({
    status: 503,
    body: {
      success: false,
      error: "Email service configuration error. Please check your environment variables.",
      note: NOTE,
      saved: true,
    },
  });
  expect(JSON.stringify(answer)).not.toContain("AWS_REGION");
});

test("what the mail service says in English is told in English alone", () => {
  const outcome = {
    outcome: "not-sent",
    remaining: 9,
    mail: { sent: false, fault: "rejected", code: "X", message: "No" },
  } as const;
  expect(answerIn(outcome, wordingOf("en")).body.error).toBe("No");
  expect(answerIn(outcome, wordingOf("es")).body.error).toBe(wordingOf("es").words.answers.notSent);
});

test.each([
  [
    "credentials",
    "InvalidClientTokenId",
    "The security token is invalid",
    /credentials are invalid.*access key and secret key/,
  ],
  ["credentials", "AccessDenied", "User is not authorized", /denied access.*permissions/],
  ["credentials", "AccessDeniedException", "", /denied access.*permissions/],
  ["rejected", "MessageRejected", "Email address is not verified.", /^Email address is not verified\.$/],
  ["other", "Odd", "", /^Failed to send email$/],
] as const)("A send error of the class %s, %s: %j", (fault, code, message, error) => {
  expect(notSent(fault, code, message)).toMatchObject({
    status: 502,
    body: { success: false, error: expect.stringMatching(error), note: NOTE, saved: true },
  });
});
