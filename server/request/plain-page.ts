import { escapeMarkup } from "#domain/formats/escape-markup.ts";

export const plainPage = (title: string, ...texts: string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center start; background: #fbfaf6; color: #0b1f24;
  font: 18px/1.6 "Instrument Sans", system-ui, sans-serif }
main { max-width: 36rem; padding: 2rem clamp(1.5rem, 8vw, 8rem); border-left: 6px solid #0f5c4d }
h1 { font: 700 clamp(2rem, 6vw, 3.25rem)/1.1 "Bricolage Grotesque", system-ui, sans-serif; margin: 0 0 1rem }
p { margin: 0 0 1rem }
a { color: #0f5c4d }
</style>
<main>
<h1>${escapeMarkup(title)}</h1>
${texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join("\n")}
<p><a href="/">Return to Home</a></p>
</main>
</html>
`;
