import type { Auth } from "./auth/auth.ts";
import { betterAuthOn } from "./auth/better-auth.ts";
import { keyedHash, openSecret, type SecretSettings } from "./auth/secret.ts";
import type { Changes } from "./changes/changes.ts";
import { openChanges } from "./changes/open-changes.ts";
import { type Commit, commitEach, commitTogether } from "./database/commit.ts";
import { type Database, type DatabaseSettings, openDatabase } from "./database/database.ts";
import { placeOf } from "./database/place.ts";
import { type PoolState, poolState } from "./database/postgres-database.ts";
import { logSlow } from "./database/queries.ts";
import { emptyLogSoon } from "./database/sqlite-database.ts";
import type { Files } from "./files/files.ts";
import { openFiles } from "./files/open-files.ts";
import { BucketAway } from "./files/s3-fault.ts";
import type { S3Settings } from "./files/s3-files.ts";
import { altchaCheck } from "./human-check/altcha-check.ts";
import type { HumanCheck } from "./human-check/human-check.ts";
import { type RecaptchaSettings, recaptchaCheck } from "./human-check/recaptcha-check.ts";
import type { Mail } from "./mail/mail.ts";
import { type MailOutcomes, watchMail } from "./mail/mail.ts";
import { localMailSettings, type MailSettings } from "./mail/mail-settings.ts";
import { startMailbox } from "./mail/mailbox-server.ts";
import { sesMail } from "./mail/ses-mail.ts";
import { type OtherSites, openOtherSites } from "./other-sites/other-sites.ts";
import { type Background, openBackground } from "./process/background.ts";
import { type Clock, systemClock, systemElapsed } from "./process/clock.ts";
import { type DiskRoom, diskRoom } from "./process/disk-room.ts";
import type { Log } from "./process/log.ts";
import { type Release, readRelease } from "./process/release.ts";
import { openTracing, type Tracing } from "./process/tracing.ts";
import { openWebhook, type Webhook } from "./webhook/webhook.ts";

export type PlatformSettings = DatabaseSettings &
  SecretSettings &
  MailSettings &
  S3Settings &
  RecaptchaSettings & {
    PUBLIC_URL: string;
    ADMIN_EMAIL: string;
    ADMIN_PASSWORD: string;
    LOCAL_MAILBOX: boolean;
    LOCAL_MAILBOX_PORT: number;
    CONTACT_LIMIT: number;
    NAME_RULE: "letters" | "any";
    CONTACT_WINDOW_MS: number;
    TRUST_PROXY: number;
    production: boolean;
    /** Whether visits are counted. */
    VISITS: boolean;
    /** Whether links to other sites are asked. */
    LINK_CHECK: boolean;
    /** Who is told when something needs a person; empty: nobody. */
    ALERT_EMAIL: string;
    ALERT_WEBHOOK_URL: string;
    METRICS_TOKEN: string;
    OTEL_EXPORTER_OTLP_ENDPOINT: string;
  };

/** The outside world behind contracts, opened once per process and handed to the floors above. */
export type Platform = {
  settings: PlatformSettings;
  release: Release;
  database: Database;
  databasePool: () => PoolState | null;
  commit: Commit;
  /** After a deletion that promised to be for good: what was deleted leaves the files of the database, too. */
  purge: () => Promise<void>;
  changes: Changes;
  files: Files;
  diskRoom: () => Promise<DiskRoom>;
  mail: Mail;
  mailOutcomes: MailOutcomes;
  webhook: Webhook | null;
  otherSites: OtherSites | null;
  humanCheck: HumanCheck;
  auth: Auth;
  secret: string;
  /** 64 hex digits that only this installation can make of a text, others for each purpose. */
  keyedHash: (purpose: string, text: string) => string;
  mailboxUrl: string | null;
  clock: Clock;
  /** Milliseconds since some moment, whatever becomes of the clock. */
  elapsed: () => number;
  log: Log;
  tracing: Tracing | null;
  background: Background;
  /** Aborted by `beginStop`: questions to others, whose answers nobody will read, are given up. */
  stopping: AbortSignal;
  beginStop: () => void;
  /** Aborted by `giveUp`, the later step of a stop: nothing waits or is tried again. */
  closing: AbortSignal;
  giveUp: () => void;
  close: () => Promise<void>;
};

/** Throws when one part can't be opened. */
export const openPlatform = async (settings: PlatformSettings, log: Log): Promise<Platform> => {
  const clock = systemClock;
  const stopping = new AbortController();
  const closing = new AbortController();
  const background = openBackground();
  const release = readRelease();
  const tracing = await openTracing(settings.OTEL_EXPORTER_OTLP_ENDPOINT, release, log);
  const slow = logSlow(log);
  const lost = (error: Error) => log.error({ err: error }, "database connection lost");
  const database = await openDatabase(settings, lost, (sql, ms) => {
    slow(sql, ms);
    tracing?.asked(sql, ms);
  });
  try {
    const secret = openSecret(settings);
    const files = await openFiles(settings);
    if (settings.S3_BUCKET) await files.check().catch(unlessAway(log));
    const changes = await openChanges(database, settings, log);
    // After all that may be away and is tried again: it would keep the next try from its port.
    const mailbox = settings.LOCAL_MAILBOX ? await startMailbox(settings.LOCAL_MAILBOX_PORT) : null;
    const ses = sesMail(mailbox ? localMailSettings(settings, mailbox.url) : settings, closing.signal);
    const { mail, outcomes: mailOutcomes } = watchMail(ses, tracing);
    const isFile = placeOf(settings).kind === "sqlite";
    return {
      settings,
      release,
      database,
      databasePool: () => poolState(database),
      commit: isFile ? commitTogether(database) : commitEach(database),
      purge: isFile ? () => emptyLogSoon(database, log) : async () => undefined, // PostgreSQL's vacuum does it in its time
      changes,
      files,
      diskRoom: () => diskRoom(settings.DATA_DIR),
      mail,
      mailOutcomes,
      webhook: openWebhook(settings.ALERT_WEBHOOK_URL),
      otherSites: settings.LINK_CHECK ? openOtherSites() : null,
      humanCheck: openHumanCheck(settings, secret, clock),
      auth: betterAuthOn(database, secret, settings, log),
      secret,
      keyedHash: (purpose, text) => keyedHash(secret, purpose, text),
      mailboxUrl: mailbox?.url ?? null,
      clock,
      elapsed: systemElapsed,
      log,
      tracing,
      background,
      stopping: stopping.signal,
      beginStop: () => stopping.abort(),
      closing: closing.signal,
      giveUp: () => closing.abort(),
      close: async () => {
        stopping.abort();
        closing.abort();
        await background.settled();
        mail.close();
        files.close();
        await mailbox?.close();
        await changes.close();
        await database.destroy();
        await tracing?.close();
      },
    };
  } catch (error) {
    await database.destroy();
    throw error;
  }
};

/** A bucket that is not there, or not ours, ends the start; one that does not answer is waited for. */
const unlessAway = (log: Log) => (error: unknown) => {
  if (!(error instanceof BucketAway)) throw error;
  log.error({ err: error }, "pictures can't be read or kept until the bucket answers");
};

/** The check that the settings name: reCAPTCHA with both its keys, else tasks of our own, signed by a key of `secret`. */
export const openHumanCheck = (settings: PlatformSettings, secret: string, clock: Clock): HumanCheck =>
  settings.RECAPTCHA_SITE_KEY && settings.RECAPTCHA_SECRET_KEY
    ? recaptchaCheck(settings, clock)
    : altchaCheck(keyedHash(secret, "human-check", "altcha"), clock);
