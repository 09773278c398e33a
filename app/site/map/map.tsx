import { platformContext } from "#app/context.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { languageAt } from "#domain/languages.ts";
import { pictureViews } from "#domain/media/picture-views.server.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import { fill } from "#domain/words/fill.ts";
import { OnServer } from "../on-server.ts";
import type { Route } from "./+types/map";
import css from "./map.css?inline";

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const platform = context.get(platformContext);
  const { settings, language } = await publishedSite(platform, languageAt(new URL(request.url).pathname));
  const pictures = await pictureViews(platform.database, [settings.map.picture], language);
  return new OnServer({
    language,
    words: wordingOf(language).words.map,
    company: settings.company.name,
    area: settings.contact.area,
    colors: settings.colours,
    picture: pictures[settings.map.picture],
  });
};

/** The default content of the contact page's map frame; the cities are also listed as text. */
export default function ServiceAreaMap({
  loaderData: {
    value: { words, company, area, colors, picture },
  },
}: Route.ComponentProps) {
  return (
    <main aria-label={words.label} className="map">
      <title>{fill(words.title, { company })}</title>
      <meta name="robots" content="noindex" />
      <style href="map" precedence="map">
        {`${css}:root{--mangrove:${colors.accent};--coral:${colors.action}}`}
      </style>
      {picture && (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          style={{ objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
        />
      )}
      <section aria-labelledby="area">
        <h1 id="area">{words.heading}</h1>
        <ul>
          {area.map((city) => (
            <li key={city}>{city}</li>
          ))}
        </ul>
      </section>
    </main>
  );
}
