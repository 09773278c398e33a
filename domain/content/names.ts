import type { HumanCheckView } from "#platform/human-check/human-check.ts";
import { phoneAddress } from "../formats/phone.ts";
import type { DataOf } from "./document-types.ts";

/** The names that any text may use in braces, such as `{years}`, and their values from Settings. */
export const namedValues = (settings: DataOf<"settings">): Record<string, string> => ({
  ...settings.claims,
  company: settings.company.name,
  legalName: settings.company.legalName,
  phone: settings.contact.phone,
  retentionMonths: String(settings.retentionMonths),
});

const ALTCHA =
  "Our check is ALTCHA: your browser solves a small arithmetic task, on your device, served from our own server. It collects nothing about you and involves no third party.";
const RECAPTCHA =
  "Our check is Google reCAPTCHA: when the form is used, your browser loads it from Google, which receives your network address and details of your browser and what you do on the page. Google's own privacy policy and terms apply to it.";
const DRAWN_MAP = "The map on the contact page is our own drawing.";
const NO_OTHER = "While you read, your browser talks to no other server than ours.";

/** Sentences of the privacy policy that follow from how this installation is set up, so that no text has to be kept true by hand. */
export const configuredNames = ({ map }: DataOf<"settings">, { provider }: HumanCheckView): Record<string, string> => {
  const [, mapHost = ""] = /^https?:\/\/([^/?#]+)/.exec(map.embedUrl) ?? [];
  const google = provider === "recaptcha";
  const others = [
    ...(google ? ["the human check of the contact form"] : []),
    ...(mapHost ? ["the map on the contact page"] : []),
  ];
  return {
    humanCheck: google ? RECAPTCHA : ALTCHA,
    map: mapHost
      ? `The map on the contact page comes from ${mapHost}: your browser asks that server for it when the map comes into view, and its privacy policy applies.`
      : DRAWN_MAP,
    otherServers:
      others.length === 0
        ? NO_OTHER
        : `Your browser talks to no other server than ours, apart from ${others.join(" and ")}.`,
    scripts: `${google ? "Apart from Google's human check, the" : "The"} site runs only scripts that are part of it; others are blocked by a content security policy.`,
  };
};

/**
 * Puts the named values in place of `{name}` in every text of `data`, however deep; unknown names stay as they are. The
 * phone number in a rich text becomes a link.
 */
export const fillNames = <T>(data: T, names: Record<string, string>): T => {
  if (typeof data === "string") return (data.includes("{") ? fillText(data, names) : data) as T;
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
  const pieces = item.text.split(PHONE).map((text) => ({ ...item, text: fillText(text, names) }));
  return pieces.flatMap((piece, index) => [...(index > 0 ? [number] : []), ...(piece.text ? [piece] : [])]);
};

const fillText = (text: string, names: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
