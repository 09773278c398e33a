export type MailWords = { what: string; todo: string };

const byCode: Record<string, MailWords> = {
  InvalidClientTokenId: {
    what: "The email service does not know our access key.",
    todo: "Check AWS_ACCESS_KEY_ID in the settings of the server.",
  },
  SignatureDoesNotMatch: {
    what: "The secret key does not fit the access key.",
    todo: "Check AWS_SECRET_ACCESS_KEY in the settings of the server.",
  },
  AccessDenied: {
    what: "The email service does not let us send.",
    todo: "Give the key's user the rights ses:SendEmail and, to confirm messages, ses:SendRawEmail.",
  },
  MessageRejected: {
    what: "The email service refused this email, usually because an address is not verified.",
    todo: "Verify the sender address in SES, and the recipient too while the account is in the sandbox.",
  },
  MailFromDomainNotVerified: {
    what: "The domain of the sender is not verified.",
    todo: "Finish the MAIL FROM set-up of the domain in SES.",
  },
  AccountSendingPaused: {
    what: "Amazon has paused sending for the whole account.",
    todo: "Look for a message from Amazon in the AWS console.",
  },
};

const byFault: Record<string, MailWords> = {
  settings: {
    what: "Email is not set up yet.",
    todo: "Fill in the missing settings of the server; it is sent then by itself.",
  },
  credentials: { what: "The email service did not accept our keys.", todo: "Check the AWS keys of the server." },
  paused: { what: "Sending is paused at the email service.", todo: "Look at the account in the AWS console." },
  throttled: { what: "Too many emails at once for the email service.", todo: "It is tried again by itself." },
  network: { what: "The email service did not answer.", todo: "It is tried again by itself." },
  rejected: { what: "The email service refused this email.", todo: "Read its message, then send again." },
};

export const mailWords = (fault: string, code: string): MailWords =>
  byCode[code] ??
  byFault[fault] ?? { what: "The email could not be sent.", todo: "It is tried again by itself; read the message." };
