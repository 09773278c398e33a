import { enhanceHeader } from "../chrome/enhance-header.ts";
import { followAnchors } from "./anchors.ts";
import { layOutRest } from "./deferred-layout.ts";
import { wakeIslands } from "./islands.ts";
import { playVideos } from "./play-videos.ts";

/** The address is joined on click only, so that harvesters do not find it. */
const openMailLinks = () => {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>("[data-mailbox]");
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    location.href = `mailto:${(link.dataset.mailbox ?? "").replace(" ", "@")}`;
  });
};

const reportMissingPage = () => {
  if (!document.querySelector("[data-missing]")) return;
  // biome-ignore lint/suspicious/noConsole: the console is where it is asked for
  console.warn(`Page not found: ${location.pathname}`);
};

enhanceHeader();
openMailLinks();
followAnchors();
wakeIslands();
playVideos();
layOutRest();
reportMissingPage();
