import "altcha/external";
import type { AltchaWidgetElement } from "altcha";
import Pbkdf2Worker from "altcha/workers/pbkdf2?worker";
import type { CheckProps } from "./token-box.ts";

export type AltchaChange = {
  state: "unverified" | "verifying" | "verified" | "expired" | "error" | "code";
  payload: string | null;
};

export const addAltcha = async (
  host: HTMLElement,
  challenge: string,
  { words, language }: Pick<CheckProps, "words" | "language">,
  changed: (change: AltchaChange) => void,
): Promise<AltchaWidgetElement> => {
  globalThis.$altcha.algorithms.set("PBKDF2/SHA-256", () => new Pbkdf2Worker());
  globalThis.$altcha.i18n.set(language, { ...globalThis.$altcha.i18n.get("en"), ...words.widget });
  const widget = document.createElement("altcha-widget");
  widget.setAttribute("language", language);
  widget.setAttribute("challenge", challenge);
  widget.setAttribute("type", "native");
  widget.setAttribute("configuration", JSON.stringify(configuration));
  widget.addEventListener("statechange", (event) => changed((event as CustomEvent<AltchaChange>).detail));
  const loaded = new Promise((resolve) => widget.addEventListener("load", resolve, { once: true }));
  host.replaceChildren(widget);
  await loaded;
  return widget;
};

/** Turns off the recording of pointer movements. */
const configuration = { humanInteractionSignature: false, hideLogo: true, hideFooter: true, minDuration: 300 };
