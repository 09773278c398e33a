/** How many pages on either side of the open one have a link. */
const BESIDE = 2;

/** The numbers of the pages to link to: the first, the last and those about the open one; null where some are left out. */
export const shownPages = (open: number, count: number): (number | null)[] => {
  const from = open - BESIDE <= 3 ? 1 : open - BESIDE;
  const to = open + BESIDE >= count - 2 ? count : open + BESIDE;
  const about = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...(from > 1 ? [1, null] : []), ...about, ...(to < count ? [null, count] : [])];
};
