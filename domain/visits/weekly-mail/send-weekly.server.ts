import type { Platform } from "#platform/platform.ts";
import type { MailLook } from "../../look/mail-page.ts";
import { isRole, may } from "../../staff/rights.ts";
import { localDay, momentOf, mondayAt } from "../../time/local-time.server.ts";
import { countsOf } from "../numbers/counts.server.ts";
import { headlineOf } from "../numbers/headline.server.ts";
import { lastWeeks } from "../numbers/spans.server.ts";
import { weekMail } from "./week-mail.ts";

type Deps = Pick<Platform, "database" | "clock" | "mail" | "settings" | "log">;

const MORNING = "07:00";
/** A mail that could not be sent is tried again after so long; nobody else tries it before. */
const AGAIN_MS = 30 * 60_000;
const TIMEOUT_MS = 10_000;

/** On Mondays from seven in the morning by the company's clocks: tells the week before to those who want it, once. Returns how many were sent. */
export const sendWeekly = async (deps: Deps, lookOf: () => Promise<MailLook>): Promise<number> => {
  const { database, clock, mail, settings, log } = deps;
  const now = clock();
  const monday = String(mondayAt(now));
  if (!settings.VISITS || mail.missing.length > 0 || String(localDay(now)) !== monday) return 0;
  if (now < (momentOf({ date: monday, time: MORNING }) ?? now)) return 0;
  const due = await database
    .selectFrom("weekly_mail")
    .innerJoin("staff", "staff.id", "weekly_mail.staff_id")
    .select(["staff.id", "staff.email", "staff.role", "staff.banned", "tried_at"])
    .where("sent_week", "<", monday)
    .where("tried_at", "<=", now - AGAIN_MS)
    .execute();
  const wanted = due.filter(({ role, banned }) => !banned && isRole(role) && may({ role }, "visits"));
  if (wanted.length === 0) return 0;
  const message = weekMail(await lookOf(), await numbersOf(deps, now), settings.PUBLIC_URL);
  let sent = 0;
  for (const { id, email, tried_at } of wanted) {
    const leased = await database
      .updateTable("weekly_mail")
      .set({ tried_at: now })
      .where("staff_id", "=", id)
      .where("tried_at", "=", tried_at)
      .executeTakeFirst();
    if (leased.numUpdatedRows === 0n) continue;
    const result = await mail.send({ from: mail.from, to: email, ...message }, TIMEOUT_MS);
    if (!result.sent) {
      log.warn({ fault: result.fault, code: result.code }, "weekly mail could not be sent");
      continue;
    }
    await database.updateTable("weekly_mail").set({ sent_week: monday }).where("staff_id", "=", id).execute();
    sent += 1;
  }
  return sent;
};

const numbersOf = async ({ database }: Deps, now: number) => {
  const weeks = lastWeeks(now);
  const [headline, { source, missing }] = await Promise.all([
    headlineOf(database, weeks),
    countsOf(database, ["source", "missing"], weeks, 1),
  ]);
  return { week: weeks.now, headline, source: source.counts[0], missing: missing.counts[0] };
};
