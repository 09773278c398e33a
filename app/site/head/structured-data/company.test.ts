import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import { openingHours } from "./company.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const read = (days: string, hours: string, language: Language = "en") =>
  openingHours([{ days, hours }], wordingOf(language))[0];

test("business hours become days and 24-hour times; closed days are left out", () => {
  const hours = [
    { days: "Monday to Friday", hours: "9:00 AM to 5:00 PM" },
    { days: "Saturday and Sunday", hours: "Closed" },
  ];
  expect(openingHours(hours, wordingOf("en"))).toEqual([
    { "@type": "OpeningHoursSpecification", dayOfWeek: WEEKDAYS, opens: "09:00", closes: "17:00" },
  ]);
});

test("short and other ways to write days and times are read too", () => {
  expect(read("Mon–Fri", "9–17")).toMatchObject({ dayOfWeek: WEEKDAYS, opens: "09:00", closes: "17:00" });
  expect(read("Saturday and Sunday", "10 a.m. to 12:30 p.m.")).toMatchObject({
    dayOfWeek: ["Saturday", "Sunday"],
    opens: "10:00",
    closes: "12:30",
  });
  expect(read("Saturday through Monday", "12 AM to 6 AM")).toMatchObject({
    dayOfWeek: ["Saturday", "Sunday", "Monday"],
    opens: "00:00",
    closes: "06:00",
  });
  expect(read("Sunday to Saturday", "24 hours")).toMatchObject({ opens: "00:00", closes: "23:59" });
});

test("Spanish days and times are read as the English ones", () => {
  const spanish = { dayOfWeek: WEEKDAYS, opens: "09:00", closes: "17:00" };
  expect(read("Lunes a viernes", "9:00 a. m. a 5:00 p. m.", "es")).toMatchObject(spanish);
  expect(read("Sábado y domingo", "Cerrado", "es")).toBeUndefined();
  expect(read("Miercoles y sábado", "10:00 a. m. a 1:00 p. m.", "es")).toMatchObject({
    dayOfWeek: ["Wednesday", "Saturday"],
  });
  expect(read("De viernes al domingo", "Las 24 horas", "es")).toMatchObject({
    dayOfWeek: ["Friday", "Saturday", "Sunday"],
    opens: "00:00",
  });
  expect(read("Lunes", "Lunes a viernes", "en")).toBeUndefined();
});

test("what cannot be read is left out rather than guessed", () => {
  expect(read("By appointment", "9 AM to 5 PM")).toBeUndefined();
  expect(read("Monday", "on request")).toBeUndefined();
});
