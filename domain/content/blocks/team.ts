import { line } from "../fields/line.ts";
import { blockBase } from "../fields/structure.ts";
import { text } from "../fields/text.ts";

/** All team members in their order; its anchor is `#team`. */
export const team = blockBase("team", "Team", { anchor: "team", lists: ["member"] }).extend({
  heading: line("Heading"),
  text: text("Text", { max: 600, optional: true }),
});
