import { describe, expect, test } from "vitest";
import { allLanguages, type Language } from "#domain/languages.ts";
import { readSeed } from "./seed-content.ts";
import { numberOf, sentencesOf, writtenIn } from "./writing/sentences.ts";

/** Sentences that speak of one thing, and what all of them have to say of it. */
type Promised = { what: string; is: number | string } & Record<Language, [about: RegExp, figure: RegExp]>;

const promised: Promised[] = [
  {
    what: "a message is answered within so many business days",
    is: 1,
    en: [/\brepl(y|ies)\b|\bwe answer within\b/i, /within (\w+) business days?/],
    es: [/\brespond\w+ dentro\b/i, /dentro de (\w+) días? hábil/],
  },
  {
    what: "what came of a consultation is written within so many business days",
    is: 2,
    en: [/written summary|in writing/, /within (\w+) business days/i],
    es: [/(resumen|paso|página)[^.]*por escrito|por escrito\.$/, /(?:dentro de|en) (\w+) días hábiles/i],
  },
  {
    what: "the free consultation takes so many minutes",
    is: 30,
    en: [/consultation|with an engineer|minutes are free|call or visit/i, /(\w+)[- ]minutes?\b/i],
    es: [/consulta\b|con un ingeniero|minutos son gratis|llamada o una visita/i, /(\w+) minutos/i],
  },
  {
    what: "where business has stopped, an engineer is on it within so many minutes",
    is: 15,
    en: [/business has stopped|engineer works on it/, /(\w+) minutes/],
    es: [/negocio (se detiene|está parado)|ingeniero está trabajando/, /(\w+) minutos/],
  },
  {
    what: "agreements run month to month after so many days",
    is: 90,
    en: [/month to month/i, /first (\w+) days/],
    es: [/de mes a mes/i, /primeros (\w+) días/],
  },
  {
    what: "clients are called so many hours before a storm",
    is: 72,
    en: [/start calling|call from us/, /(\d+) hours/],
    es: [/a llamar por la lista|llamada nuestra/, /(\d+) horas/],
  },
  {
    what: "clients employ so many people at least",
    is: 10,
    en: [/\b400 people/, /(\d+) (?:to|and) 400/],
    es: [/\b400 personas/, /(\d+) [ay] 400/],
  },
  {
    what: "we drive from Homestead to",
    is: "Jupiter",
    en: [/Homestead (to|and)/, /Homestead (?:to|and) (\w+)/],
    es: [/Homestead (hasta|a|y)/, /Homestead (?:hasta|a|y) (\w+)/],
  },
  {
    what: "of ten calls so many are solved on the line",
    is: 7,
    en: [/\bsolved\b|ten calls/, /(\w+) in ten calls/i],
    es: [/resuel/, /(\w+) de cada diez llamadas/i],
  },
  {
    what: "engineers have worked for so many years",
    is: 10,
    en: [/hands-on work|of building|bring \w+ years|servers that people/, /(\w+)\+? years/i],
    es: [/en el oficio|de crear|trae \w+ años|servidores Linux/, /(\w+) años/i],
  },
  {
    what: "the head of security was an auditor for so many years",
    is: 8,
    en: [/auditor's side/, /(\w+) years/],
    es: [/lado( de la mesa, el)? del auditor|lado de la mesa/, /(\w+) años/],
  },
  {
    what: "Florida gives so many days to tell of a breach",
    is: 30,
    en: [/501\.171|Florida gives|Florida's own law|30-day notice/, /(\w+)[- ]days?\b/],
    es: [/501\.171|La Florida le da|aviso de/, /(\w+) días/],
  },
];

const { documents, pictures } = readSeed();
const altTexts = { en: pictures.map(({ alt }) => alt), es: pictures.map(({ alts }) => alts.es) };

const said = (language: Language, { [language]: [about, figure] }: Promised) =>
  sentencesOf([writtenIn(documents, language).map(({ data }) => data), altTexts[language]])
    .filter((sentence) => about.test(sentence) && figure.test(sentence))
    .map((sentence) => ({ sentence, figure: figure.exec(sentence)?.[1] }));

describe.each(allLanguages)("in %s", (language) => {
  test.each(promised)("$what: $is, on every page that says so", (promise) => {
    const sentences = said(language, promise);
    expect(sentences.length).toBeGreaterThan(1);
    const value = (figure?: string) => (typeof promise.is === "number" ? numberOf(figure) : figure);
    expect(sentences.filter(({ figure }) => value(figure) !== promise.is)).toEqual([]);
  });
});
