/** Without the spaces that the minifier leaves in functions and shorthands. */
export const dense = (css: string): string => css.replace(/, | \/ /g, (sign) => sign.trim());
