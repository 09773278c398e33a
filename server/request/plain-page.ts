import { escapeMarkup } from "#domain/formats/escape-markup.ts";
import { languageAt, languages } from "#domain/languages.ts";
import { INK, PAPER } from "#domain/look/colors.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import type { Words } from "#domain/words/words.ts";

/** A page in the language of an address, which needs nothing that may have failed. */
export const plainPage = (
  path: string,
  say: (words: Words["fault"]) => [title: string, ...texts: string[]],
): string => {
  const { words, language } = wordingOf(languageAt(path));
  const [title, ...texts] = say(words.fault);
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center start; background: ${PAPER}; color: ${INK};
  font: 18px/1.6 "Instrument Sans", system-ui, sans-serif }
main { max-width: 36rem; padding: 2rem clamp(1.5rem, 8vw, 8rem); border-inline-start: 6px solid #0f5c4d }
h1 { font: 700 clamp(2rem, 6vw, 3.25rem)/1.1 "Bricolage Grotesque", system-ui, sans-serif; margin: 0 0 1rem }
p { margin: 0 0 1rem }
a { color: #0f5c4d }
</style>
<main>
<h1>${escapeMarkup(title)}</h1>
${texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join("\n")}
<p><a href="${words.paths.home}">${words.notFound.home}</a></p>
</main>
</html>
`;
};
