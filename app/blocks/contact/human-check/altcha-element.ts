import "altcha/external";
import type { AltchaWidgetElement } from "altcha";
import Pbkdf2Worker from "altcha/workers/pbkdf2?worker";

/** The states of the widget that matter to a form; `payload` is the token. */
export type AltchaChange = {
  state: "unverified" | "verifying" | "verified" | "expired" | "error" | "code";
  payload: string | null;
};

/** Adds the widget to `host`; `changed` hears of every change of its state. */
export const addAltcha = async (
  host: HTMLElement,
  challenge: string,
  changed: (change: AltchaChange) => void,
): Promise<AltchaWidgetElement> => {
  globalThis.$altcha.algorithms.set("PBKDF2/SHA-256", () => new Pbkdf2Worker());
  const widget = document.createElement("altcha-widget");
  widget.setAttribute("challenge", challenge);
  widget.setAttribute("type", "native");
  widget.setAttribute("configuration", JSON.stringify(configuration));
  widget.addEventListener("statechange", (event) => changed((event as CustomEvent<AltchaChange>).detail));
  const loaded = new Promise((resolve) => widget.addEventListener("load", resolve, { once: true }));
  host.replaceChildren(widget);
  await loaded;
  return widget;
};

/** Nothing of how the visitor moves is recorded. */
const configuration = { humanInteractionSignature: false, hideLogo: true, hideFooter: true, minDuration: 300 };
