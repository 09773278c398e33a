import type { AltchaWidgetElement } from "altcha";
import { useEffect, useRef } from "react";
import type { AltchaChange } from "./altcha-element.ts";
import { apiUrl } from "./api-url.ts";
import type { CheckProps } from "./token-box.ts";

type Props = CheckProps & { challengeUrl: `/api/${string}` };

/** Proof of work: fetched on the first focus in the form, solved while the visitor types. */
export const AltchaWidget = ({ words, language, challengeUrl, box, rounds, onTrouble }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  const widget = useRef<Promise<AltchaWidgetElement> | null>(null);

  useEffect(() => {
    const place = host.current;
    const form = place?.closest("form");
    if (!place || !form) return;
    let state: AltchaChange["state"] = "unverified";

    const changed = (change: AltchaChange) => {
      state = change.state;
      if (state === "verifying") box.work();
      else box.put(state === "verified" ? (change.payload ?? "") : "");
      if (state !== "unverified") onTrouble(troubles(words)[state] ?? "");
    };
    const solve = () => {
      changed({ state: "verifying", payload: null });
      widget.current ??= import("./altcha-element.ts").then(({ addAltcha }) =>
        addAltcha(place, apiUrl(challengeUrl), { words, language }, changed),
      );
      widget.current
        .then((element) => element.verify())
        .catch(() => {
          widget.current = null;
          changed({ state: "error", payload: null });
        });
    };
    const begin = () => state === "unverified" && solve();
    const again = () => state !== "verifying" && state !== "verified" && solve();

    form.addEventListener("focusin", begin);
    form.addEventListener("submit", again);
    if (form.contains(document.activeElement)) begin();
    return () => {
      form.removeEventListener("focusin", begin);
      form.removeEventListener("submit", again);
    };
  }, [words, language, challengeUrl, box, onTrouble]);

  // Tokens are single-use: reset after each submission.
  useEffect(() => {
    if (rounds > 0) void widget.current?.then((element) => element.reset());
  }, [rounds]);

  return (
    <div ref={host} className="check-altcha">
      <p>{words.runs}</p>
    </div>
  );
};

const troubles = (words: CheckProps["words"]): Partial<Record<AltchaChange["state"], string>> => ({
  expired: words.tickAgain,
  error: words.again,
});
