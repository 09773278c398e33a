import type { DataOf } from "#domain/content/document-types.ts";
import { internationalPhone } from "#domain/formats/phone.ts";
import { allLanguages, type Language, languages } from "#domain/languages.ts";
import { indexed, saidAt, termsOf, wordsIn } from "#domain/search/search-words.ts";
import { dayFormat } from "#domain/time/local-time.ts";
import type { Wording, Words } from "#domain/words/words.ts";
import { organizationId, type PageAddress, type SchemaNode } from "./schema-org.ts";

type Settings = DataOf<"settings">;

/**
 * The company in short, for articles and for home pages in other languages. The main home page says the rest under the same
 * `@id`. Without the email address, which must not be in the HTML.
 */
export const publisher = (publicUrl: string, { company, contact }: Settings, wording: Wording): SchemaNode => ({
  "@type": "ProfessionalService",
  "@id": organizationId(publicUrl),
  name: company.name,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icons/icon-512.png`,
  image: `${publicUrl}/card/home.png`,
  telephone: internationalPhone(contact.phone),
  address: postalAddress(contact, wording.words.structured.unitedStates),
});

export const professionalService = (publicUrl: string, settings: Settings, wording: Wording): SchemaNode => {
  const { company, contact, claims, hours, social } = settings;
  return {
    ...publisher(publicUrl, settings, wording),
    legalName: company.legalName,
    slogan: company.tagline,
    description: company.blurb,
    areaServed: contact.area.map((name) => ({ "@type": "City", name })),
    openingHoursSpecification: openingHours(hours, wording),
    ...(/24\s*\/\s*7/.test(claims.support) && { contactPoint: aroundTheClock(contact) }),
    sameAs: social.map(({ url }) => url),
  };
};

/** The help desk, which answers when the office is closed. */
const aroundTheClock = ({ phone, languages }: Settings["contact"]): SchemaNode => ({
  "@type": "ContactPoint",
  contactType: "technical support",
  telephone: internationalPhone(phone),
  ...(languages.length > 0 && { availableLanguage: languages }),
  hoursAvailable: { "@type": "OpeningHoursSpecification", dayOfWeek: DAYS, opens: "00:00", closes: "23:59" },
});

/** A city, with the state where the location names one, and the street where Settings have it. */
const postalAddress = (
  { area, location, street, postalCode }: Settings["contact"],
  unitedStates: Words["structured"]["unitedStates"],
): SchemaNode => {
  const parts = location.split(",").map((part) => part.trim());
  const inUsa = Object.values(unitedStates).some((name) => indexed(name) === indexed(parts.at(-1) ?? ""));
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

/** Settings' hours, such as "Monday to Friday", "9:00 AM to 5:00 PM", in their language. What is closed or can't be read is left out. */
export const openingHours = (hours: { days: string; hours: string }[], wording: Wording): SchemaNode[] =>
  hours.flatMap(({ days, hours }) => {
    const dayOfWeek = readDays(days, wording);
    const [opens, closes] = readTimes(hours, wording.words.structured.allDay);
    if (dayOfWeek.length === 0 || !opens || !closes) return [];
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes }];
  });

/** "Monday to Friday" and "Mon-Fri" name all days between; "Saturday and Sunday" names two. */
const readDays = (text: string, { words, language }: Wording): string[] => {
  const said = wordsIn(text);
  const days = dayNames.get(language) ?? [];
  const named = said.flatMap((_, at) => {
    const day = days.findIndex((names) => names.some((name) => saidAt(said, at, name) > 0));
    return day < 0 ? [] : day;
  });
  const [from, to] = named;
  const until = words.structured.until.split(" ");
  const isRange = /[-–]/.test(text) || said.some(({ word }) => until.includes(word));
  if (!isRange || from === undefined || to === undefined) return named.flatMap((day) => DAYS[day] ?? []);
  const count = ((to - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, n) => DAYS[(from + n) % DAYS.length] ?? "");
};

/**
 * From Monday on, each in full and in short, which may go on ("Thurs"); 2024 began with a Monday. Made once: formats of `Intl`
 * took a quarter of the time of a page.
 */
const dayNames = new Map(
  allLanguages.map((language) => {
    const formats = (["long", "short"] as const).map((weekday) => dayFormat({ weekday }, language));
    const named = (day: number) => formats.flatMap(({ format }) => termsOf(`"${format(Date.UTC(2024, 0, 1 + day))}"`));
    return [language, DAYS.map((_, day) => named(day).map(({ words }) => ({ words, whole: false })))];
  }),
);

const readTimes = (text: string, allDay: string): string[] => {
  if (/\b24 ?\/ ?7/.test(text) || indexed(text).includes(indexed(allDay))) return ["00:00", "23:59"];
  return [...text.matchAll(/\b(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?m?\b/gi)].map(([, hour, minute, half]) =>
    toTime(Number(hour), minute ?? "00", half?.toLowerCase()),
  );
};

const toTime = (hour: number, minute: string, half: string | undefined): string => {
  const shift = half === "p" && hour < 12 ? 12 : half === "a" && hour === 12 ? -12 : 0;
  return `${String(hour + shift).padStart(2, "0")}:${minute}`;
};
