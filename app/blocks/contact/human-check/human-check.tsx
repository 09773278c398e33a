import type { HumanCheckView } from "#domain/content/published/site-view.ts";
import { AltchaWidget } from "./altcha-widget.tsx";
import { RecaptchaWidget } from "./recaptcha-widget.tsx";
import type { CheckProps } from "./token-box.ts";

type Props = CheckProps & { id: string; view: HumanCheckView; error: string | undefined };

export const HumanCheck = ({ id, view, error, ...check }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: one widget with its message, not a set of fields
  <div
    className="check"
    id={id}
    role="group"
    aria-label={check.words.name}
    aria-describedby={error ? `${id}-error` : undefined}
    data-wrong={error ? "" : undefined}
    tabIndex={-1}
  >
    {view.provider === "recaptcha" ? (
      <RecaptchaWidget siteKey={view.siteKey} scriptUrl={view.scriptUrl} {...check} />
    ) : (
      <AltchaWidget challengeUrl={view.challengeUrl} {...check} />
    )}
    <p className="field-error" id={`${id}-error`} role="alert">
      {error}
    </p>
  </div>
);
