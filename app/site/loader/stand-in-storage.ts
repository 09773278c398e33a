/** What keeps nothing, where a browser that blocks the data of sites throws at the very name of a storage. */
const forgetful = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** To be called before anything reads a storage; the islands are fetched by the loader and find it too. Who blocks one blocks both. */
export const standInForStorage = () => {
  try {
    void window.sessionStorage;
  } catch {
    for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { value: forgetful });
  }
};
