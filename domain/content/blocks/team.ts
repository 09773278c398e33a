import { line, text } from "../field.ts";
import { blockBase } from "./block-base.ts";

/** All team members in their order; its anchor is `#team`. */
export const team = blockBase("team", "Team").extend({
  heading: line("Heading"),
  text: text("Text", { max: 600, optional: true }),
});
