import type { SESClient, SendEmailCommandInput } from "@aws-sdk/client-ses";
import type { Mail, MailMessage, MailResult } from "./mail.ts";
import { addressOfSender, type MailSettings, missingSettings, settingsFingerprint } from "./mail-settings.ts";
import { inAscii, rawMail } from "./raw-mail.ts";
import { openSemaphore } from "./semaphore.ts";
import { sesFault } from "./ses-fault.ts";

/** A mail that gets no permit within ACQUIRE_MS is not tried. */
const MOST_AT_ONCE = 100;
const ACQUIRE_MS = 2_000;

const busy: MailResult = {
  sent: false,
  fault: "busy",
  code: "Busy",
  message: "Too many messages are being sent at this moment",
};

/** `SendEmail`, or `SendRawEmail` for a mail with headers of its own (API 2010-12-01), of Amazon SES or of SES_ENDPOINT. `closing` aborts requests in flight. */
export const sesMail = (settings: MailSettings, closing?: AbortSignal): Mail & { close: () => void } => {
  let opened: SESClient | undefined;
  const load = async () => {
    const ses = await import("@aws-sdk/client-ses"); // 5 MB, for the first mail
    opened ??= openClient(ses.SESClient, settings);
    const { SendEmailCommand, SendRawEmailCommand } = ses;
    return { client: opened, SendEmailCommand, SendRawEmailCommand };
  };
  const missing = missingSettings(settings);
  const semaphore = openSemaphore(MOST_AT_ONCE);
  return {
    missing,
    fingerprint: settingsFingerprint(settings),
    from: settings.EMAIL_FROM,
    fromAddress: addressOfSender(settings.EMAIL_FROM),
    to: settings.EMAIL_TO,
    send: async (message, timeoutMs) => {
      if (missing.length > 0) return { sent: false, fault: "settings", code: "MissingSettings", message: "" };
      if (!(await semaphore.acquire(Math.min(ACQUIRE_MS, timeoutMs / 2)))) return busy;
      const abort = new AbortController();
      const giveUp = () => abort.abort();
      const timer = setTimeout(giveUp, timeoutMs);
      closing?.addEventListener("abort", giveUp);
      if (closing?.aborted) giveUp();
      try {
        const { client, SendEmailCommand, SendRawEmailCommand } = await load();
        const options = { abortSignal: abort.signal };
        const answer = message.headers
          ? await client.send(new SendRawEmailCommand({ RawMessage: { Data: rawMail(message) } }), options)
          : await client.send(new SendEmailCommand(requestOf(message)), options);
        return { sent: true, messageId: answer.MessageId ?? "" };
      } catch (error) {
        return sesFault(error, timeoutMs);
      } finally {
        clearTimeout(timer);
        closing?.removeEventListener("abort", giveUp);
        semaphore.release();
      }
    },
    examine: async (timeoutMs) => {
      const { examineSes } = await import("./ses-examination.ts");
      return examineSes((await load()).client, settings, timeoutMs);
    },
    close: () => opened?.destroy(),
  };
};

/** Without retries: a mail that timed out may have left, and when to try again is the outbox's decision. */
const openClient = (Client: typeof SESClient, settings: MailSettings) =>
  new Client({
    region: settings.AWS_REGION || "us-east-1",
    credentials: { accessKeyId: settings.AWS_ACCESS_KEY_ID, secretAccessKey: settings.AWS_SECRET_ACCESS_KEY },
    ...(settings.SES_ENDPOINT ? { endpoint: settings.SES_ENDPOINT } : {}),
    maxAttempts: 1,
    requestHandler: { httpAgent: { maxSockets: MOST_AT_ONCE }, httpsAgent: { maxSockets: MOST_AT_ONCE } },
  });

const utf8 = (data: string) => ({ Data: data, Charset: "UTF-8" });

const requestOf = (message: MailMessage): SendEmailCommandInput => ({
  Source: inAscii(message.from).replaceAll("\r\n", ""), // a parameter, no header: not folded
  Destination: { ToAddresses: [message.to] },
  ...(message.replyTo ? { ReplyToAddresses: [message.replyTo] } : {}),
  Message: { Subject: utf8(message.subject), Body: { Html: utf8(message.html), Text: utf8(message.text) } },
});
