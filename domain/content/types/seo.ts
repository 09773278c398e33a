import * as z from "zod";
import { pictureAddress } from "../fields/kinds/picture.ts";
import { line, text } from "../fields/kinds/text.ts";

/** What search engines and social networks are told where a page says nothing of its own. */
export const seo = z.object({
  siteTitle: line("Site Title", { max: 70 }),
  description: text("Meta Description", { max: 200, best: [150, 160], help: "Recommended length: 150-160 characters" }),
  picture: pictureAddress(
    "Open Graph Image URL",
    "An address with https://, or that of a picture in the library. Without one, each page gets a card drawn from its title and picture.",
  ),
});
