import type { HumanCheckView } from "#platform/human-check/human-check.ts";
import type { Platform } from "#platform/platform.ts";
import { phoneAddress } from "../formats/phone.ts";
import { languages } from "../languages.ts";
import { fill } from "../words/fill.ts";
import type { Wording } from "../words/words.ts";
import type { DataOf } from "./document-types.ts";

/** The names that any text may use in braces, such as `{years}`, and their values from Settings. */
export const namedValues = (settings: DataOf<"settings">): Record<string, string> => ({
  ...settings.claims,
  company: settings.company.name,
  legalName: settings.company.legalName,
  phone: settings.contact.phone,
  retentionMonths: String(settings.retentionMonths),
});

/** Names of sentences of the privacy policy, without them. */
export const notConfigured = { humanCheck: "", map: "", otherServers: "", scripts: "" };

/** Sentences of the privacy policy that follow from how this installation is set up, so that no text has to be kept true by hand. */
export const configuredNames = (
  { map }: DataOf<"settings">,
  { provider }: HumanCheckView,
  { words: { privacy }, language }: Wording,
  countsVisits: boolean,
): typeof notConfigured => {
  const [, host = ""] = /^https?:\/\/([^/?#]+)/.exec(map.embedUrl) ?? [];
  const google = provider === "recaptcha";
  const others = [...(google ? [privacy.checkToo] : []), ...(host ? [privacy.mapToo] : [])];
  const list = new Intl.ListFormat(languages[language].locale);
  return {
    humanCheck: google ? privacy.recaptcha : privacy.altcha,
    map: host ? fill(privacy.mapFrom, { host }) : privacy.drawnMap,
    // What they are told too, so that no policy that was written before can lack it.
    otherServers: [
      others.length === 0 ? privacy.noOther : fill(privacy.others, { others: list.format(others) }),
      ...(countsVisits ? [privacy.visits] : []),
    ].join(" "),
    scripts: google ? privacy.scriptsBut : privacy.scripts,
  };
};

/** What stands for every name in the texts of a site, by its Settings and by how this installation is set up. */
export const allNames = (
  settings: DataOf<"settings">,
  wording: Wording,
  platform: Pick<Platform, "humanCheck" | "settings">,
): Record<string, string> => ({
  ...namedValues(settings),
  ...configuredNames(settings, platform.humanCheck.view(), wording, platform.settings.VISITS),
});

/**
 * Puts the named values in place of `{name}` in every text of `data`, however deep; unknown names stay as they are. The
 * phone number in a rich text becomes a link.
 */
export const fillNames = <T>(data: T, names: Record<string, string>): T => {
  if (typeof data === "string") return (data.includes("{") ? fill(data, names) : data) as T;
  if (Array.isArray(data)) return data.flatMap((item) => withPhoneLinks(item, names)) as T;
  if (data === null || typeof data !== "object") return data;
  const filled: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) filled[key] = fillNames(value, names);
  return filled as T;
};

const PHONE = "{phone}";

type TextNode = { type: "text"; text: string; marks?: { type: string }[] };

/** A piece of a rich text that nobody has made a link of. */
const isPlainPiece = (item: unknown): item is TextNode => {
  const { type, text, marks = [] } = (item ?? {}) as Partial<TextNode>;
  return type === "text" && typeof text === "string" && marks.every((mark) => mark.type !== "link");
};

const withPhoneLinks = (item: unknown, names: Record<string, string>): unknown[] => {
  if (!names.phone || !isPlainPiece(item) || !item.text.includes(PHONE)) return [fillNames(item, names)];
  const { phone } = names;
  const link = { type: "link", attrs: { href: phoneAddress(phone) } };
  const number = { ...item, text: phone, marks: [...(item.marks ?? []), link] };
  const pieces = item.text.split(PHONE).map((text) => ({ ...item, text: fill(text, names) }));
  return pieces.flatMap((piece, index) => [...(index > 0 ? [number] : []), ...(piece.text ? [piece] : [])]);
};
