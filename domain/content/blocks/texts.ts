import * as z from "zod";
import { choice } from "../fields/choice.ts";
import { file } from "../fields/file.ts";
import { link } from "../fields/link.ts";
import { picture } from "../fields/picture.ts";
import { richText } from "../fields/rich-text.ts";
import { blockBase, list } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

export const aboutPoints = blockBase("about-points", "About with points").extend({
  heading: line("Heading"),
  text: text("Text", { max: 900 }),
  points: list("Points", line("Point", { max: 80 }), { min: 1, max: 12 }),
  picture: picture("Picture"),
  linkText: line("Link text", { max: 40, optional: true }),
  linkPath: link("Link leads to", { optional: true }),
});

export const pictureWithText = blockBase("picture-with-text", "Picture with text").extend({
  heading: line("Heading"),
  text: text("Text", { max: 1200 }),
  picture: picture("Picture"),
  side: choice("Picture on the", ["left", "right"]),
  linkText: line("Link text", { max: 40, optional: true }),
  linkPath: link("Link leads to", { optional: true }),
});

export const richTextBlock = blockBase("rich-text", "Rich text").extend({ body: richText("Text") });

export const downloads = blockBase("downloads", "Downloads").extend({
  heading: line("Heading"),
  files: list(
    "Files",
    z.object({
      file: file("File"),
      title: line("Title", { max: 120, optional: true, naming: true, help: "Without one, its name in Media" }),
      note: line("Note", { max: 200, optional: true }),
    }),
    { min: 1, max: 30 },
  ),
});

export const questions = blockBase("questions", "Questions and answers").extend({
  heading: line("Heading"),
  items: list(
    "Questions",
    z.object({ question: line("Question", { max: 160 }), answer: text("Answer", { max: 1500 }) }),
    { min: 1, max: 40 },
  ),
});
