import { line } from "../fields/line.ts";
import { wholeNumber } from "../fields/number.ts";
import { blockBase } from "../fields/structure.ts";
import { toggle } from "../fields/toggle.ts";

export const latestPosts = blockBase("latest-posts", "Latest posts", { lists: ["post"] }).extend({
  heading: line("Heading", { optional: true }),
  count: wholeNumber("How many", 1, 24),
  paged: toggle("All posts, page by page", false, "For the blog's own page"),
});
