import { line, toggle, wholeNumber } from "../field.ts";
import { blockBase } from "./block-base.ts";

export const latestPosts = blockBase("latest-posts", "Latest posts").extend({
  heading: line("Heading", { optional: true }),
  count: wholeNumber("How many", 1, 24),
  paged: toggle("All posts, page by page", false, "For the blog's own page"),
});
