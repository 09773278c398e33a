import { useEffect, useRef } from "react";
import type { Language } from "#domain/languages.ts";
import type { CheckProps } from "./token-box.ts";

type Props = CheckProps & { siteKey: string; scriptUrl: string };

/** reCAPTCHA v2 as SPEC §9 describes it: light, normal, image, badge at the bottom right. */
export const RecaptchaWidget = ({ words, language, siteKey, scriptUrl, box, rounds, onTrouble }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  const widget = useRef<number | null>(null);

  useEffect(() => {
    let gone = false;
    const clear = (text: string) => {
      box.put("");
      onTrouble(text);
    };
    const solved = (token: string) => {
      box.put(token);
      onTrouble("");
    };
    loadRecaptcha(scriptUrl, language).then(
      (grecaptcha) => {
        if (gone || widget.current !== null || !host.current) return;
        widget.current = grecaptcha.render(host.current, {
          sitekey: siteKey,
          theme: "light",
          size: "normal",
          type: "image",
          badge: "bottomright",
          callback: solved,
          "expired-callback": () => clear(words.expired),
          "error-callback": () => clear(words.broken),
        });
      },
      () => clear(words.notLoaded),
    );
    return () => {
      gone = true;
    };
  }, [words, language, siteKey, scriptUrl, box, onTrouble]);

  // Tokens are single-use: reset after each submission.
  useEffect(() => {
    if (rounds === 0 || widget.current === null) return;
    box.put("");
    window.grecaptcha?.reset(widget.current);
  }, [rounds, box]);

  return <div ref={host} className="check-recaptcha" />;
};

type Grecaptcha = {
  render: (place: HTMLElement, options: Record<string, unknown>) => number;
  reset: (widget: number) => void;
};

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
    recaptchaLoaded?: () => void;
  }
}

let loading: Promise<Grecaptcha> | undefined;

/** Loads the script once, for explicit rendering. Rejects on a network error. */
const loadRecaptcha = (scriptUrl: string, language: Language): Promise<Grecaptcha> => {
  loading ??= new Promise<Grecaptcha>((resolve, reject) => {
    window.recaptchaLoaded = () =>
      window.grecaptcha ? resolve(window.grecaptcha) : reject(new Error("no grecaptcha"));
    const address = new URL(scriptUrl);
    address.searchParams.set("render", "explicit");
    address.searchParams.set("onload", "recaptchaLoaded");
    address.searchParams.set("hl", language);
    const script = document.createElement("script");
    script.src = address.href;
    script.async = true;
    script.addEventListener("error", () => reject(new Error("reCAPTCHA could not be loaded")));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
