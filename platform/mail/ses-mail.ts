import { SESClient, SendEmailCommand, type SendEmailCommandInput } from "@aws-sdk/client-ses";
import type { Mail, MailMessage } from "./mail.ts";
import { type MailSettings, missingSettings, settingsFingerprint } from "./mail-settings.ts";
import { examineSes } from "./ses-examination.ts";
import { sesFault } from "./ses-fault.ts";

/** Mail through Amazon SES (`SendEmail`, 2010-12-01), or through whatever speaks its protocol at SES_ENDPOINT. */
export const sesMail = (settings: MailSettings): Mail & { close: () => void } => {
  const client = openClient(settings);
  const missing = missingSettings(settings);
  return {
    missing,
    fingerprint: settingsFingerprint(settings),
    from: settings.EMAIL_FROM,
    to: settings.EMAIL_TO,
    send: async (message, timeoutMs) => {
      if (missing.length > 0) return { sent: false, fault: "settings", code: "MissingSettings", message: "" };
      try {
        const abortSignal = AbortSignal.timeout(timeoutMs);
        const answer = await client.send(new SendEmailCommand(request(message)), { abortSignal });
        return { sent: true, messageId: answer.MessageId ?? "" };
      } catch (error) {
        return sesFault(error, timeoutMs);
      }
    },
    examine: (timeoutMs) => examineSes(client, settings, timeoutMs),
    close: () => client.destroy(),
  };
};

/** The client never repeats by itself: a mail that timed out may have left, and the outbox decides. */
const openClient = (settings: MailSettings) =>
  new SESClient({
    region: settings.AWS_REGION || "us-east-1",
    credentials: { accessKeyId: settings.AWS_ACCESS_KEY_ID, secretAccessKey: settings.AWS_SECRET_ACCESS_KEY },
    ...(settings.SES_ENDPOINT ? { endpoint: settings.SES_ENDPOINT } : {}),
    maxAttempts: 1,
  });

const utf8 = (data: string) => ({ Data: data, Charset: "UTF-8" });

const request = (message: MailMessage): SendEmailCommandInput => ({
  Source: message.from,
  Destination: { ToAddresses: [message.to] },
  ...(message.replyTo ? { ReplyToAddresses: [message.replyTo] } : {}),
  Message: { Subject: utf8(message.subject), Body: { Html: utf8(message.html), Text: utf8(message.text) } },
});
