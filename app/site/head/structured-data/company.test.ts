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

test("a time without its half of the day is read where it can mean one thing", () => {
  for (const hours of ["9-5", "9 to 5", "9 AM to 5", "9 to 5 PM"]) {
    expect(read("Monday", hours), hours).toMatchObject({ opens: "09:00", closes: "17:00" });
  }
  expect(read("Lunes", "12:00 a 16:00", "es")).toMatchObject({ opens: "12:00", closes: "16:00" });
  expect(read("Lunes", "12:00 a 4:00 p. m.", "es")).toMatchObject({ opens: "12:00", closes: "16:00" });
  expect(read("Monday", "10 PM to 6 AM")).toMatchObject({ opens: "22:00", closes: "06:00" });
  expect(read("Saturday", "9:00 to 12:30")).toMatchObject({ opens: "09:00", closes: "12:30" });
});

test.each([
  ["By appointment", "9 AM to 5 PM"],
  ["Monday, Wednesday - Friday", "9 AM to 5 PM"],
  ["Monday", "on request"],
  ["Monday", "1 to 5 PM"],
  ["Monday", "10 to 11"],
  ["Monday", "9 AM to 12 PM and 1 PM to 5 PM"],
  ["Monday", "from 9 AM"],
  ["Monday", "9 AM to 17 PM"],
  ["Monday", "9:75 to 18:00"],
  ["Monday", "By appointment, 24 hours notice"],
])("%s, %s: what cannot be read is left out rather than guessed", (days, hours) => {
  expect(read(days, hours)).toBeUndefined();
});

test.each<[string, Language]>([
  ["24 hours", "en"],
  ["24 hours a day", "en"],
  ["Around the clock", "en"],
  ["Open 24 hours", "en"],
  ["24/7", "en"],
  ["Open 24/7", "en"],
  ["24 horas", "es"],
  ["24 horas al dia", "es"],
  ["Las 24 horas", "es"],
  ["Abierto las 24 horas", "es"],
  ["24/7", "es"],
  ["Abierto 24/7", "es"],
])("%s (%s) is the whole day", (hours, language) => {
  const day = language === "en" ? "Monday" : "Lunes";
  expect(read(day, hours, language)).toMatchObject({ opens: "00:00", closes: "23:59" });
});
