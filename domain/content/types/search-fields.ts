import { picture } from "../fields/kinds/picture.ts";
import { line, text } from "../fields/kinds/text.ts";
import { group } from "../fields/structure.ts";

/** The search-engine fields that every document with an address carries; empty ones fall back to the SEO settings. */
export const searchFields = () =>
  group("Search engines and sharing", {
    title: line("Title", { max: 70, optional: true, help: "Shown in search results; empty: the title of the page" }),
    description: text("Description", {
      max: 200,
      optional: true,
      help: "Recommended length 150-160 characters; empty: uses the site's description",
    }),
    picture: picture("Picture for sharing", {
      optional: true,
      help: "Without one, a card is drawn from title and picture",
    }),
  });
