import { escapeMarkup } from "../formats/escape-markup.ts";
import { FIRST_LANGUAGE, type Language, languages } from "../languages.ts";
import { INK, PAPER, SAND } from "./colors.ts";
import { contrast } from "./contrast.ts";

/** What mails have of Settings: the company's name and colors, as `#` and six digits, and the address of its icon. */
export type MailLook = { company: string; accent: string; action: string; icon: string };

/** For where Settings can't be read. */
export const PLAIN: MailLook = { company: "", accent: INK, action: INK, icon: "" };

const WHITE = "#ffffff";
/** WCAG 2.2, 1.4.3. */
const READABLE = 4.5;

const between = (one: string, other: string): number => contrast(rgbOf(one), rgbOf(other));

const rgbOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const textOn = (ground: string): string => (between(WHITE, ground) >= between(INK, ground) ? WHITE : INK);

/** The color of links on the mail's paper: the main one where it can be read there. */
export const linkColor = ({ accent }: MailLook): string => (between(accent, PAPER) >= READABLE ? accent : INK);

export const mailButton = ({ action }: MailLook, label: string, link: string): string =>
  `<a href="${escapeMarkup(link)}" style="display:inline-block;background:${action};color:${textOn(action)};font-weight:bold;text-decoration:none;padding:14px 22px;border-radius:4px">${escapeMarkup(label)}</a>`;

/** A mail in the look of the company. `rows` are rows of its one table; `heading` stands in the colored head. */
export const mailPage = (
  look: MailLook,
  {
    title,
    heading = "",
    rows,
    language = FIRST_LANGUAGE,
  }: Record<"title" | "rows", string> & { heading?: string; language?: Language },
): string => `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title></head>
<body style="margin:0;padding:0;background:${SAND};color:${INK};font:16px/1.5 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${SAND}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${PAPER}">
<tr><td style="background:${look.accent};border-bottom:4px solid ${look.action};color:${textOn(look.accent)};padding:16px 24px">
${[sender(look), heading && `<h1 style="margin:12px 0 4px;font-size:22px;line-height:1.25">${escapeMarkup(heading)}</h1>`].filter(Boolean).join("\n")}
</td></tr>
${rows}
</table></td></tr></table>
</body></html>
`;

/** Mail programs that fetch no pictures show the name alone. */
const sender = ({ company, icon }: MailLook): string => {
  const picture =
    icon &&
    `<img src="${escapeMarkup(icon)}" width="32" height="32" alt="" style="border:0;border-radius:6px;vertical-align:middle;margin-right:10px">`;
  return company && `<div style="font-weight:bold">${picture}${escapeMarkup(company)}</div>`;
};
