const tag = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--[^<>]*-->|<![a-z][^<>]*>/gi;
const PASSES = 5;

/**
 * Removes markup tags from typed text: `<b>Hi</b>` becomes `Hi`. What only looks like a tag stays (`a < b`, `<3`,
 * `<me@example.com>`). Tags that arise from removing others go too, in at most five passes.
 */
export const stripMarkup = (text: string): string => {
  let rest = text;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const shorter = rest.replace(tag, "");
    if (shorter === rest) return rest;
    rest = shorter;
  }
  return rest;
};
