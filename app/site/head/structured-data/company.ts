import type { DataOf } from "#domain/content/document-types.ts";
import { internationalPhone } from "#domain/formats/phone.ts";
import { cardAddress } from "#domain/images/card-address.ts";
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
  image: publicUrl + cardAddress("/"),
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

/** "Monday to Friday" and "Mon-Fri" name all days between; "Saturday and Sunday" names two. A range among further days isn't read. */
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
  if (named.length > 2) return [];
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

/** When it opens and closes: the only way to read two times, or the only one in which it closes later on the same day ("9 to 5"). */
const readTimes = (text: string, allDay: Words["structured"]["allDay"]): string[] => {
  if (["24/7", ...Object.values(allDay)].some((said) => indexed(said) === indexed(text))) return ["00:00", "23:59"];
  const times = [...text.matchAll(/(?<!\d)(\d{1,2})(?::(\d{2}))?(?!\d)(?:\s*([ap])\.?\s?m\b)?/gi)].map(
    ([, hour, minute = "0", half]) => meant(Number(hour), Number(minute), half?.toLowerCase()),
  );
  const [from = [], to = []] = times;
  const ways = from.flatMap((opens) => to.map((closes) => [opens, closes] as const));
  const sameDay = ways.filter(([opens, closes]) => opens < closes);
  const [only, ...others] = ways.length === 1 ? ways : sameDay;
  return times.length === 2 && only && others.length === 0 ? only.map(clockTime) : [];
};

/** What a time can mean, in minutes of the day: an hour up to 11 that doesn't say its half is in either; 12 is noon. */
const meant = (hour: number, minute: number, half: string | undefined): number[] => {
  if (hour > (half ? 12 : 23) || minute > 59) return [];
  if (half) return [((hour % 12) + (half === "p" ? 12 : 0)) * 60 + minute];
  return (hour > 0 && hour < 12 ? [hour, hour + 12] : [hour]).map((one) => one * 60 + minute);
};

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
