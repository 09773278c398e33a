import type { Told } from "#platform/database/tables/alert-tables.ts";
import type { Platform } from "#platform/platform.ts";
import { type Alert, alertBody, alertMail } from "./alert-words.ts";

export type TellDeps = Pick<Platform, "mail" | "webhook" | "settings" | "log" | "elapsed">;

export type ToldBy = { mail: Told; webhook: Told };
type Channel = keyof ToldBy;

const SEND_MS = 10_000;
/** After a failure a channel is left alone for so long. */
const AGAIN_MS = 30_000;

/** By mail to ALERT_EMAIL and by ALERT_WEBHOOK_URL. A channel that fails does not hold up the other; it is tried again. */
export const openTeller = (deps: TellDeps) => {
  const { mail, webhook, settings, log, elapsed } = deps;
  const failedAt = new Map<string, number>();
  const channels: Channel[] = [
    ...(settings.ALERT_EMAIL ? ["mail" as const] : []),
    ...(webhook ? ["webhook" as const] : []),
  ];

  const byMail = async (alert: Alert) => {
    const message = { from: mail.from, to: settings.ALERT_EMAIL, ...alertMail(alert, settings.PUBLIC_URL) };
    const result = await mail.send(message, SEND_MS);
    if (!result.sent) throw new Error(`${result.fault} ${result.code}`);
  };
  const byWebhook = async (alert: Alert) =>
    webhook?.post(alertBody(alert, settings.PUBLIC_URL, webhook.origin), SEND_MS);

  const tellBy = async (channel: Channel, cause: string, alert: Alert): Promise<boolean> => {
    try {
      await (channel === "mail" ? byMail(alert) : byWebhook(alert));
      return true;
    } catch (error) {
      failedAt.set(`${channel} ${cause}`, elapsed());
      log.warn({ err: error, cause, way: channel }, "alert could not be told");
      return false;
    }
  };

  const due = (told: ToldBy, wanted: Told): Channel[] => channels.filter((channel) => told[channel] !== wanted);
  return {
    isDone: (told: ToldBy): boolean => due(told, "over").length === 0,
    isDue: (cause: string, told: ToldBy, alert: Pick<Alert, "endedAt">): boolean =>
      due(told, wantedOf(alert)).some(
        (channel) => elapsed() - (failedAt.get(`${channel} ${cause}`) ?? -AGAIN_MS) >= AGAIN_MS,
      ),
    tell: async (cause: string, told: ToldBy, alert: Alert): Promise<ToldBy> => {
      const wanted = wantedOf(alert);
      const after = { ...told };
      await Promise.all(
        due(told, wanted).map(async (channel) => {
          if (await tellBy(channel, cause, alert)) after[channel] = wanted;
        }),
      );
      return after;
    },
  };
};

export type Teller = ReturnType<typeof openTeller>;

const wantedOf = ({ endedAt }: Pick<Alert, "endedAt">): Told => (endedAt === null ? "begun" : "over");
