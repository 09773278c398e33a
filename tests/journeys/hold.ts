import type { Page, Route } from "@playwright/test";

const goOn = (route: Route) => route.continue();

/** Holds back what a page asks of an address, until what this gives is called: then the server answers it, or `answer` does. */
export const hold = async (page: Page, address: string, answer = goOn): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await answer(route);
  });
  return resolve;
};
