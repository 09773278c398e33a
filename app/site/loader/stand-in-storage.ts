/** What keeps nothing, where a browser that blocks the data of sites throws at the very name of a storage. */
const forgetful = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** To be called before anything reads a storage; the islands are fetched by the loader and find it too. */
export const standInForStorage = () => {
  for (const name of ["sessionStorage", "localStorage"] as const)
    try {
      void window[name];
    } catch {
      Object.defineProperty(window, name, { value: forgetful });
    }
};
