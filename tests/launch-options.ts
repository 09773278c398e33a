import { findChromium } from "../scripts/chromium.ts";

const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];

/**
 * Chromium draws the popups of an address bar beside every page, unseen, for a second of processor time per test.
 * Of two such switches only the last one counts, so the names before the popups repeat Playwright's own.
 */
const OFF = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"],
  ...["HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  ...["PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
];

/** How tests start Chromium, for Playwright's journeys and Vitest's components. */
export const launchOptions = {
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox", `--disable-features=${OFF}`, ...QUIET],
};
