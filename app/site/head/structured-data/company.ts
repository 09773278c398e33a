import type { DataOf } from "#domain/content/document-types.ts";
import { internationalPhone } from "#domain/formats/phone.ts";
import { allLanguages, type Language, languages } from "#domain/languages.ts";
import { organizationId, type PageAddress, type SchemaNode } from "./schema-org.ts";

type Settings = DataOf<"settings">;

/** Without the mail address, which must not stand in the HTML. */
export const professionalService = (
  publicUrl: string,
  { company, contact, claims, hours, social }: Settings,
): SchemaNode => ({
  "@type": "ProfessionalService",
  "@id": organizationId(publicUrl),
  name: company.name,
  legalName: company.legalName,
  slogan: company.tagline,
  description: company.blurb,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icons/icon-512.png`,
  image: `${publicUrl}/card/home.png`,
  telephone: internationalPhone(contact.phone),
  address: postalAddress(contact),
  areaServed: contact.area.map((name) => ({ "@type": "City", name })),
  openingHoursSpecification: openingHours(hours),
  ...(/24\s*\/\s*7/.test(claims.support) && { contactPoint: aroundTheClock(contact) }),
  sameAs: social.map(({ url }) => url),
});

/** The help desk, which answers when the office is closed. */
const aroundTheClock = ({ phone, languages }: Settings["contact"]): SchemaNode => ({
  "@type": "ContactPoint",
  contactType: "technical support",
  telephone: internationalPhone(phone),
  ...(languages.length > 0 && { availableLanguage: languages }),
  hoursAvailable: { "@type": "OpeningHoursSpecification", dayOfWeek: DAYS, opens: "00:00", closes: "23:59" },
});

/** A city, with the state where the location names one, and the street where Settings have it. */
const postalAddress = ({ area, location, street, postalCode }: Settings["contact"]): SchemaNode => {
  const parts = location.split(",").map((part) => part.trim());
  const inUsa = /^(USA|US|United States)$/i.test(parts.at(-1) ?? "");
  return {
    "@type": "PostalAddress",
    ...(street && { streetAddress: street }),
    ...(postalCode && { postalCode }),
    addressLocality: area[0],
    ...(inUsa && { addressRegion: parts.at(-2), addressCountry: "US" }),
  };
};

export const webSite = ({ publicUrl, canonical }: PageAddress, name: string, language: Language): SchemaNode => ({
  "@type": "WebSite",
  "@id": `${publicUrl}/#website`,
  url: canonical,
  name,
  inLanguage: languages[language].locale,
  publisher: { "@id": organizationId(publicUrl) },
});

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Settings' hours, such as "Monday to Friday", "9:00 AM to 5:00 PM". What is closed or can't be read is left out. */
export const openingHours = (hours: { days: string; hours: string }[]): SchemaNode[] =>
  hours.flatMap(({ days, hours }) => {
    const dayOfWeek = readDays(days);
    const [opens, closes] = readTimes(hours);
    if (dayOfWeek.length === 0 || !opens || !closes) return [];
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes }];
  });

/** "Monday to Friday" and "Mon-Fri" name all days between; "Saturday and Sunday" names two. */
const readDays = (text: string): string[] => {
  const named = wordsOf(text).flatMap((word) => dayNamed(word) ?? []);
  const [from, to] = named;
  const isRange = /\b(to|through|until|a|hasta)\b|[-–]/i.test(text);
  if (!isRange || from === undefined || to === undefined) return named.flatMap((day) => DAYS[day] ?? []);
  const count = ((to - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, n) => DAYS[(from + n) % DAYS.length] ?? "");
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** By its first three letters, in whichever language of the site. */
const dayNamed = (word: string): number | null => {
  const at = names.map((days) => days.indexOf(word.slice(0, 3))).find((day) => day >= 0);
  return at ?? null;
};

/** The names of the days from Monday on, by language; 2024 began with a Monday. */
const names = allLanguages.map((language) => {
  const { format } = new Intl.DateTimeFormat(languages[language].locale, { weekday: "long", timeZone: "UTC" });
  return DAYS.map((_, day) =>
    format(Date.UTC(2024, 0, 1 + day))
      .toLowerCase()
      .slice(0, 3),
  );
});

const readTimes = (text: string): string[] => {
  if (/\b24 ?(hours|\/ ?7)/i.test(text)) return ["00:00", "23:59"];
  return [...text.matchAll(/\b(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?m?\b/gi)].map(([, hour, minute, half]) =>
    toTime(Number(hour), minute ?? "00", half?.toLowerCase()),
  );
};

const toTime = (hour: number, minute: string, half: string | undefined): string => {
  const shift = half === "p" && hour < 12 ? 12 : half === "a" && hour === 12 ? -12 : 0;
  return `${String(hour + shift).padStart(2, "0")}:${minute}`;
};
