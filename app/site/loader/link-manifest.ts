/** Names the manifest only now: browsers fetch it at once, and nobody installs a page that is not on the screen yet. */
export const linkManifest = () => {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/site.webmanifest";
  document.head.append(link);
};
