/** Says in the console which address led nowhere, for whoever mends the link (SPEC §2). */
export const reportMissingPage = () => {
  if (!document.querySelector("[data-missing]")) return;
  // biome-ignore lint/suspicious/noConsole: the console is where it is asked for
  console.warn(`Page not found: ${location.pathname}`);
};
