/** What Google's script offers; only what is used. */
export type Grecaptcha = {
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

/** Fetches the reCAPTCHA script once, asynchronously, for explicit rendering. Rejects when it can't be fetched. */
export const loadRecaptcha = (scriptUrl: string): Promise<Grecaptcha> => {
  loading ??= new Promise<Grecaptcha>((resolve, reject) => {
    window.recaptchaLoaded = () =>
      window.grecaptcha ? resolve(window.grecaptcha) : reject(new Error("no grecaptcha"));
    const address = new URL(scriptUrl);
    address.searchParams.set("render", "explicit");
    address.searchParams.set("onload", "recaptchaLoaded");
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
