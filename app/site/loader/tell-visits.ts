import { whenIdle } from "./deferred-layout.ts";
import { onceInSight } from "./once-in-sight.ts";

const FROM_ADDRESS = ["utm_source", "utm_campaign", "q"];
const LONGEST = 200;

/**
 * Tells the server what a reader came to, once the page is seen: not while it is rendered ahead or waits in a tab behind. Nothing is
 * kept on the device, and nothing is told of those who ask not to be counted. The server reads it by `domain/visits/beacon.ts`.
 */
export const tellVisits = () => {
  if (!mayBeCounted()) return;
  addEventListener("click", tellLink);
  whenIdle(beginOnceSeen);
  addEventListener("visibilitychange", beginOnceSeen);
  // Whoever goes on before the page had an idle moment has seen it too.
  addEventListener("pagehide", beginOnceSeen);
};

/** Whether the site counts visits, and this browser does not ask otherwise. */
export const mayBeCounted = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return document.querySelector("[data-visits]") !== null && doNotTrack !== "1" && !globalPrivacyControl;
};

const tell = (event: string, ...more: string[]) =>
  navigator.sendBeacon(
    `${document.documentElement.dataset.api ?? ""}/api/visit`,
    JSON.stringify([event, location.pathname, ...more].map((text) => text.slice(0, LONGEST))),
  );

const tellPage = () => {
  const asked = new URLSearchParams(location.search);
  tell("page", document.referrer, ...FROM_ADDRESS.map((name) => asked.get(name) ?? ""));
};

let hasBegun = false;

const beginOnceSeen = () => {
  if (hasBegun || document.hidden) return;
  hasBegun = true;
  tellPage();
  addEventListener("pageshow", ({ persisted }) => persisted && tellPage());
  const form = document.querySelector("[data-island=contact]");
  if (!form) return;
  form.addEventListener("input", () => tell("begun"), { once: true });
  onceInSight(form, () => tell("contact"));
};

const tellLink = ({ target }: MouseEvent) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link) return;
  const { protocol, host, origin, pathname } = link;
  if (protocol === "tel:") tell("phone");
  else if (host && host !== location.host) tell("outbound", origin);
  else if (pathname.startsWith("/files/")) tell("download", pathname);
};
