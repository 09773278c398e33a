import * as z from "zod";
import { line, text } from "../field.ts";

/** A picture of the library by its id, a file of this site, or an address on the web. */
const OG_IMAGE = /^([\w-]{1,80}|\/(?!\/)\S*|https?:\/\/\S+)$/;

/** What search engines and social networks are told where a page says nothing of its own. */
export const seo = z.object({
  siteTitle: line("Site Title", { max: 70 }),
  description: text("Meta Description", { max: 200, help: "Recommended length: 150-160 characters" }),
  picture: z
    .string()
    .trim()
    .max(500, "At most 500 characters")
    .refine((value) => value === "" || OG_IMAGE.test(value), "Start with https://, or with / for a file of this site")
    .default("")
    .meta({
      label: "Open Graph Image URL",
      help: "Without one, a card is drawn from title and picture",
      control: "picture",
    }),
});
