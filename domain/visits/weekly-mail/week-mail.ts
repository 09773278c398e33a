import type { MailMessage } from "#platform/mail/mail.ts";
import { counted } from "../../formats/counted.ts";
import { escapeMarkup } from "../../formats/escape-markup.ts";
import { INK_SOFT } from "../../look/colors.ts";
import { linkColor, type MailLook, mailButton, mailPage } from "../../look/mail-page.ts";
import { dayFormat } from "../../time/local-time.ts";
import type { Count } from "../numbers/counts.server.ts";
import type { Headline } from "../numbers/headline.server.ts";
import { bestWords, comparedWith, enquiriesOf } from "../numbers/number-words.ts";
import type { Span } from "../numbers/periods.ts";
import { labelOf } from "../numbers/tables.ts";

export type WeekNumbers = {
  week: Span;
  headline: Headline;
  /** That with the most visits. */
  source: Count | undefined;
  /** The address that was asked for in vain most. */
  missing: Count | undefined;
};

const WEEK = "the week before";
const shortDay = dayFormat({ month: "long", day: "numeric" });
const dayWords = (day: string) => shortDay.format(Date.parse(day));

/** The week in five lines. */
export const weekLines = ({ headline: { total, before, best }, source, missing }: WeekNumbers): string[] => {
  const against = (step: "visits" | "sent") => (before ? `, ${comparedWith(total[step], before[step], WEEK)}` : "");
  return [
    `${counted(total.visits, "visit")}${against("visits")}.`,
    `${enquiriesOf(total)}${against("sent")}.`,
    best ? `“${best.title}” (${best.path}) did best: ${bestWords(best)}.` : "No page was read.",
    source
      ? `Most came from ${sourceWords(source)}: ${counted(source.visits, "visit")}.`
      : "Nobody came from elsewhere.",
    missing
      ? `Asked for in vain: ${missing.name}, on ${counted(missing.visits, "visit")}.`
      : "Nobody asked for a page that is not there.",
  ];
};

const sourceWords = ({ name }: Count): string =>
  name === "" ? "an address typed in, or from where nobody told" : labelOf("source", name);

/** With the number that a line begins with, and what it counts, to be seen first. */
const numberFirst = (line: string): string => {
  const [count = ""] = /^[\d,]+ \w+/.exec(line) ?? [];
  return `${count && `<strong style="font-size:20px">${count}</strong>`}${escapeMarkup(line.slice(count.length))}`;
};

/** The mail of a week: five lines, the way to the numbers, and the way to switch it off. */
export const weekMail = (
  look: MailLook,
  numbers: WeekNumbers,
  publicUrl: string,
): Pick<MailMessage, "subject" | "html" | "text"> => {
  const { week, headline } = numbers;
  const [from, to] = [dayWords(week.from), dayWords(week.to)];
  const heading = `Your site from ${from} to ${to}`;
  const enquiries = headline.total.sent === 0 ? "no enquiry" : counted(headline.total.sent, "enquiry", "enquiries");
  const [see, off] = [`${publicUrl}/cms/visits?period=7`, `${publicUrl}/cms/account#weekly-mail`];
  const lines = weekLines(numbers);
  const why = "You get this email on Mondays because you switched it on in your account.";
  return {
    subject: `${new URL(publicUrl).host}: ${counted(headline.total.visits, "visit")} and ${enquiries} last week`,
    text: [heading, "", ...lines, "", `See Visits: ${see}`, "", `${why} Switch it off: ${off}`, ""].join("\n"),
    html: mailPage(look, {
      title: heading,
      heading,
      rows: `<tr><td style="padding:24px;overflow-wrap:anywhere"><ul style="margin:0 0 20px;padding:0 0 0 18px">
${lines.map((line) => `<li style="margin:0 0 8px">${numberFirst(line)}</li>`).join("\n")}
</ul>
<p style="margin:0 0 20px">${mailButton(look, "See Visits", see)}</p>
<p style="margin:0;color:${INK_SOFT};font-size:14px">${why} <a href="${escapeMarkup(off)}" style="color:${linkColor(look)}">Switch it off</a></p></td></tr>`,
    }),
  };
};
