import { useEffect, useRef } from "react";
import type { CheckProps } from "./human-check.tsx";
import { loadRecaptcha } from "./recaptcha-script.ts";

type Props = CheckProps & { siteKey: string; scriptUrl: string };

/** reCAPTCHA v2 as SPEC §9 describes it: light, normal, image, badge at the bottom right. */
export const RecaptchaWidget = ({ siteKey, scriptUrl, box, rounds, onTrouble }: Props) => {
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
    loadRecaptcha(scriptUrl).then(
      (grecaptcha) => {
        if (gone || widget.current !== null || !host.current) return;
        widget.current = grecaptcha.render(host.current, {
          sitekey: siteKey,
          theme: "light",
          size: "normal",
          type: "image",
          badge: "bottomright",
          callback: solved,
          "expired-callback": () => clear("The human check has expired. Please complete it again."),
          "error-callback": () => clear("The human check did not work. Please check your connection and try again."),
        });
      },
      () => clear("The human check could not be loaded. Please check your connection and reload the page."),
    );
    return () => {
      gone = true;
    };
  }, [siteKey, scriptUrl, box, onTrouble]);

  // A token counts once: after each round the widget starts anew.
  useEffect(() => {
    if (rounds === 0 || widget.current === null) return;
    box.put("");
    window.grecaptcha?.reset(widget.current);
  }, [rounds, box]);

  return <div ref={host} className="check-recaptcha" />;
};
