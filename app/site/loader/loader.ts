import { enhanceHeader } from "../chrome/enhance-header.ts";
import { addStyle } from "./add-style.ts";
import { followAnchors, isPlainClick } from "./anchors.ts";
import { layOutRest } from "./deferred-layout.ts";
import { wakeIslands } from "./islands.ts";
import css from "./loader.css?inline";
import { notePage } from "./note-page.ts";
import { swapFonts } from "./swap-fonts.ts";
import { tellVisits } from "./tell-visits.ts";

/** The address is joined on click only, so that harvesters do not find it. */
const openMailLinks = () => {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>("[data-mailbox]");
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    location.href = `mailto:${(link.dataset.mailbox ?? "").replace(" ", "@")}`;
  });
};

const printPages = () => {
  if (window.pressed?.closest("[data-print]")) print();
  addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-print]")) print();
  });
};

/** The player of a video is fetched only for whoever asks for it; without a script its picture leads to the video. */
const playVideos = () => {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-player]");
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void import("./player.ts").then((player) => player.play(link));
  });
};

const prerenderPages = () => {
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = SPECULATION_RULES;
  document.head.append(rules);
};

/** The line is fetched for whoever prefers another language in which this page is. */
const offerLanguage = () => {
  const [preferred] = navigator.language.split("-");
  const link = document.querySelector<HTMLAnchorElement>(`a[data-offer][hreflang="${preferred}"]`);
  if (link) void import("./offer-language.ts").then((offer) => offer.offerLanguage(link));
};

const reportMissingPage = () => {
  if (!document.querySelector("[data-missing]")) return;
  // biome-ignore lint/suspicious/noConsole: the console is where it is asked for
  console.warn(`Page not found: ${location.pathname}`);
};

addStyle(css);
swapFonts();
enhanceHeader();
offerLanguage();
openMailLinks();
printPages();
playVideos();
layOutRest();
prerenderPages();
reportMissingPage();
tellVisits();
// The first look at a storage waits for another process of the browser: in a task of its own, between which it answers.
setTimeout(async () => {
  try {
    void sessionStorage;
  } catch {
    await import("./no-storage.ts");
  }
  followAnchors();
  wakeIslands();
  notePage();
});
