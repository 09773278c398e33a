// For a browser that blocks the data of sites, which throws at the very name of a storage; the islands find it too.
const forgetful = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { value: forgetful });

export {};
