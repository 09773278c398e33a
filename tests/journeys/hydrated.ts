import type { Page } from "@playwright/test";

/** Waits until React runs a page of the staff area; other pages have nothing to wait for. */
const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const isStatic = !("__reactRouterContext" in window);
    return isStatic || "awake" in document.documentElement.dataset;
  });
};

/** Makes a page wait for React wherever it is opened or loaded again: what is pressed before that does nothing. */
export const waitingForReact = (page: Page): Page => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const then = async <T>(loaded: Promise<T>) => {
    const response = await loaded;
    await hydrated(page);
    return response;
  };
  return Object.assign(page, {
    goto: (...args: Parameters<Page["goto"]>) => then(goto(...args)),
    reload: (...args: Parameters<Page["reload"]>) => then(reload(...args)),
  });
};
