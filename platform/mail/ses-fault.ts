import type { MailFault, MailResult } from "./mail.ts";

const faults: Record<Exclude<MailFault, "network" | "busy" | "other">, string[]> = {
  settings: ["ConfigurationSetDoesNotExist", "InvalidConfigurationSet", "InvalidDeliveryOptions"],
  credentials: [
    "InvalidClientTokenId",
    "SignatureDoesNotMatch",
    "AccessDenied",
    "UnrecognizedClient",
    "InvalidSignature",
    "IncompleteSignature",
    "MissingAuthenticationToken",
    "ExpiredToken",
    "OptInRequired",
    "NotAuthorized",
  ],
  paused: ["AccountSendingPaused", "ConfigurationSetSendingPaused", "ProductionAccessNotGranted"],
  throttled: ["Throttling", "TooManyRequests", "LimitExceeded", "RequestLimitExceeded"],
  rejected: [
    "MessageRejected",
    "MailFromDomainNotVerified",
    "FromEmailAddressNotVerified",
    "InvalidParameterValue",
    "ValidationError",
  ],
};

const transient = ["ServiceUnavailable", "InternalFailure", "InternalServerError", "RequestExpired", "RequestTimeout"];

type Thrown = {
  name?: string;
  Code?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
  $response?: { statusCode?: number };
};

/** By the SES API reference (2010-12-01). No answer, or an unknown code with a status from 500, is `network`. */
export const sesFault = (thrown: unknown, timeoutMs: number): MailResult => {
  const error = (thrown ?? {}) as Thrown;
  if (isTimeout(error)) {
    return failed("network", "Timeout", `The email service did not answer within ${timeoutMs / 1000} seconds`);
  }
  const code = error.code ?? error.Code ?? error.name ?? "Unknown";
  return failed(classify(code, error.$metadata?.httpStatusCode ?? error.$response?.statusCode), code, error.message);
};

const failed = (fault: MailFault, code: string, message = ""): MailResult => ({
  sent: false,
  fault,
  code,
  message: message === "UnknownError" ? "" : message.replace(/\s+/g, " ").trim().slice(0, 500),
});

const isTimeout = (error: Thrown) => error.name === "AbortError" || error.name === "TimeoutError";

const classify = (code: string, status: number | undefined): MailFault => {
  const bare = code.replace(/Exception$/, "");
  for (const [fault, codes] of Object.entries(faults)) if (codes.includes(bare)) return fault as MailFault;
  if (transient.includes(bare)) return "network";
  if (status === 429) return "throttled";
  if (status === 401 || status === 403) return "credentials";
  return status === undefined || status >= 500 ? "network" : "other";
};
