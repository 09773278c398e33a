import { escapeMarkup } from "../formats/escape-markup.ts";
import { localFormat } from "../time/local-time.ts";

export type Alert = { title: string; words: string; since: number; endedAt: number | null };

const moment = localFormat({ dateStyle: "medium", timeStyle: "short" });

const wordsOf = ({ title, words, since, endedAt }: Alert, publicUrl: string) => ({
  headline: `${new URL(publicUrl).host}: ${endedAt === null ? title : `over: ${title}`}`,
  lines: [
    words,
    endedAt === null ? `Since ${moment.format(since)}.` : `From ${moment.format(since)} to ${moment.format(endedAt)}.`,
  ],
  link: `${publicUrl}/cms/dashboard`,
});

export const alertMail = (alert: Alert, publicUrl: string) => {
  const { headline, lines, link } = wordsOf(alert, publicUrl);
  const paragraphs = [headline, ...lines].map((line) => `<p>${escapeMarkup(line)}</p>`).join("\n");
  return {
    subject: headline.slice(0, 200),
    text: [headline, "", ...lines, "", link, ""].join("\n"),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(headline)}</title></head>
<body style="font:16px/1.5 Arial,Helvetica,sans-serif">
${paragraphs}
<p><a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a></p>
</body></html>
`,
  };
};

/** `text` is for Slack, Mattermost and the like, the card for Teams, which looks in `attachments`; not for Slack. */
export const alertBody = (alert: Alert, publicUrl: string, origin: string): object => {
  const { headline, lines, link } = wordsOf(alert, publicUrl);
  const text = [`*${forSlack(headline)}*`, ...lines.map(forSlack), link].join("\n");
  if (new URL(origin).hostname.endsWith("slack.com")) return { text };
  const block = (words: string, more = {}) => ({ type: "TextBlock", text: words, wrap: true, ...more });
  const card = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: [block(headline, { weight: "Bolder", size: "Medium" }), ...lines.map((line) => block(line))],
    actions: [{ type: "Action.OpenUrl", title: "Open the dashboard", url: link }],
  };
  return {
    type: "message",
    text,
    attachments: [{ contentType: "application/vnd.microsoft.card.adaptive", content: card }],
  };
};

/** Slack's three control characters (https://docs.slack.dev/messaging/formatting-message-text). */
const forSlack = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
