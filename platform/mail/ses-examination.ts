import {
  GetAccountSendingEnabledCommand,
  GetIdentityVerificationAttributesCommand,
  GetSendQuotaCommand,
  type SESClient,
} from "@aws-sdk/client-ses";
import type { Answer, IdentityState, MailExamination } from "./mail.ts";
import { addressOfSender, type MailSettings, missingSettings } from "./mail-settings.ts";
import { sesFault } from "./ses-fault.ts";

/** SES API 2010-12-01. */
export const examineSes = async (
  client: SESClient,
  settings: MailSettings,
  timeoutMs: number,
): Promise<MailExamination> => {
  const abortSignal = AbortSignal.timeout(timeoutMs);
  const ask = <T extends object>(question: () => Promise<T>) => answerTo(settings, timeoutMs, question);
  const [quota, sending, identities] = await Promise.all([
    ask(async () => {
      const answer = await client.send(new GetSendQuotaCommand({}), { abortSignal });
      const { Max24HourSend = 0, MaxSendRate = 0, SentLast24Hours = 0 } = answer;
      return { perDay: Max24HourSend, perSecond: MaxSendRate, lastDay: SentLast24Hours };
    }),
    ask(async () => {
      const answer = await client.send(new GetAccountSendingEnabledCommand({}), { abortSignal });
      return { enabled: answer.Enabled === true };
    }),
    ask(async () => {
      const command = new GetIdentityVerificationAttributesCommand({ Identities: identitiesOf(settings) });
      const { VerificationAttributes = {} } = await client.send(command, { abortSignal });
      const states = identitiesOf(settings).map((name) => [
        name,
        stateOf(VerificationAttributes[name]?.VerificationStatus),
      ]);
      return { states: Object.fromEntries(states) as Record<string, IdentityState> };
    }),
  ]);
  return { quota, sending, identities };
};

const answerTo = async <T extends object>(
  settings: MailSettings,
  timeoutMs: number,
  question: () => Promise<T>,
): Promise<Answer<T>> => {
  if (missingSettings(settings).length > 0) {
    return { answered: false, fault: "settings", code: "MissingSettings", message: "" };
  }
  try {
    return { answered: true, ...(await question()) };
  } catch (error) {
    const fault = sesFault(error, timeoutMs);
    return fault.sent ? { answered: false, fault: "other", code: "", message: "" } : { ...fault, answered: false };
  }
};

const identitiesOf = ({ EMAIL_FROM, EMAIL_TO }: MailSettings): string[] => [
  ...new Set(
    [addressOfSender(EMAIL_FROM), EMAIL_TO]
      .flatMap((address) => [address, address.split("@")[1] ?? ""])
      .filter(Boolean),
  ),
];

const stateOf = (status: string | undefined): IdentityState => {
  if (status === "Success") return "verified";
  if (status === "Pending" || status === "TemporaryFailure") return "pending";
  return status === undefined ? "unknown" : "failed";
};
